#!/bin/sh
# Puts Notre Dame into the menu, with its icon and its file type, so that a double click opens a saved game.
#
#   ./install.sh                     for you, in ~/.local
#   ./install.sh --prefix FOLDER     in another folder, such as /usr/local
#   ./install.sh --remove            takes it away again (with the same --prefix); saved games stay
set -eu

id=io.github.notre_dame_table.NotreDame
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${HOME:-}/.local
remove=no

fail() { echo "install.sh: $1" >&2; exit "${2:-1}"; }

while [ $# -gt 0 ]; do
    case $1 in
        --prefix) [ $# -gt 1 ] || fail "--prefix needs a folder." 2; prefix=$2; shift ;;
        --remove) remove=yes ;;
        --help) sed -n '2,/^set/{/^#/s/^# \{0,1\}//p;}' "$0"; exit 0 ;;
        *) fail "$1 is not known; there are --prefix FOLDER, --remove and --help." 2 ;;
    esac
    shift
done

case $prefix in
    /*) ;;
    *) fail "--prefix $prefix: give the whole path, from / on." 2 ;;
esac
# A menu entry can't name a folder with these letters.
case $prefix in
    *[\"\`\$\\%]*) fail "--prefix $prefix: choose a folder without quotes, \`, \$, \\ and %." 2 ;;
esac

program=$prefix/lib/notre-dame
share=$prefix/share

refresh() {
    # A desktop without these tools finds the files by itself, at the latest after the next login.
    update-desktop-database "$share/applications" || true
    update-mime-database "$share/mime" || true
    gtk-update-icon-cache --quiet --ignore-theme-index --force "$share/icons/hicolor" || true
} >/dev/null 2>&1

if [ "$remove" = yes ]; then
    rm -rf -- "$program"
    rm -f -- "$prefix/bin/notre-dame" "$share/applications/$id.desktop" "$share/mime/packages/$id.xml" \
        "$share/metainfo/$id.metainfo.xml" "$share"/icons/hicolor/*/apps/"$id".*
    refresh
    echo "Notre Dame is removed. Your saved games are still there."
    exit 0
fi

[ -x "$here/notre-dame" ] || fail "$here/notre-dame is missing; unpack the whole archive and start again."
[ "$here" != "$program" ] || fail "this is the installed folder; run install.sh of the unpacked archive."
mkdir -p -- "$prefix/lib" "$prefix/bin" "$share" || fail "$prefix can't be written; choose another --prefix."

# The new one is complete before the old one goes.
rm -rf -- "$program.new"
cp -R -- "$here" "$program.new"
rm -rf -- "$program"
mv -- "$program.new" "$program"
ln -sf -- "$program/notre-dame" "$prefix/bin/notre-dame"
cp -R -- "$program/share/." "$share/"
sed "s|^Exec=notre-dame|Exec=\"$program/notre-dame\"|" "$program/share/applications/$id.desktop" \
    >"$share/applications/$id.desktop"
refresh
echo "Notre Dame is in the menu, and $prefix/bin/notre-dame starts it."
