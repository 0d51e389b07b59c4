-- A guest's cart outlives the guest's session: whoever still holds its unguessable id goes on with what lies in it.
alter table cart add column owner_kind text check (owner_kind in ('customer', 'guest'));
update cart set owner_kind = case when exists (select from customer c where c.id = cart.owner_id) then 'customer' else 'guest' end
  where owner_id is not null;
alter table cart add constraint cart_owner_known check ((owner_id is null) = (owner_kind is null));
