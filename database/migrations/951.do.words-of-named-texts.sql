-- The words of what records are called by, for the list of texts to be translated.
create index written_text_words on written_text using gin (list_words(left(text, 200))) where language = 'es';
analyze written_text;
