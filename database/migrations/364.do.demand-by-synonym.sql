-- A search without result may be answered by saying what the shop calls the thing.
alter table demand_answer drop constraint demand_answer_answer_check;
alter table demand_answer add constraint demand_answer_answer_check
  check (answer in ('ordered', 'made', 'not_to_be_had') or (answer = 'synonym' and kind = 'search'));
