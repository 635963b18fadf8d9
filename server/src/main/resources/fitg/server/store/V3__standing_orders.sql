-- What a seat has ordered once for all, as the tables write it; nothing of it is in the journal.
alter table seat add column orders text;
