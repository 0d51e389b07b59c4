-- Accounts of proved addresses that read the letters without saying so, or say so without reading them: the subscription is right.
update customer c set newsletter = reads.now
from (
  select u.id, exists (
    select from newsletter_subscription s where s.email = lower(u.email)
      and (s.state = 'confirmed' or s.state = 'pending' and s.token_expires_at > now())) as now
  from customer u where u.verified_at is not null) reads
where reads.id = c.id and c.newsletter <> reads.now;
