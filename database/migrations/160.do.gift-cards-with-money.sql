-- Whether a shop has cards that could pay is asked with every cart.
create index gift_card_with_money on gift_card (storefront_code) where balance_cents > 0;
