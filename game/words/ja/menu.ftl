# Words that all menus share.

menu-cancel = キャンセル
menu-does-change = 変更
menu-does-write = 書く
menu-does-end-writing = 完了
menu-ok = OK
menu-back = 戻る
