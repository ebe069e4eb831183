"""Small faults put into the program one by one: which of them do the tests notice?"""
