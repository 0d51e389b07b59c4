-- Colleagues read and sort lists of titles in the language of their screens.
create index search_document_title_ca on search_document (title_key_ca, product_id);
create index search_document_title_en on search_document (title_key_en, product_id);
