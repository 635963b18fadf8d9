-- How many lines were said, how the dice are agreed on (1: each nonce as it comes; 2: promised first), where a running game
-- stands (for lists, so that nobody has to play it again), who wishes it gone, and since which count of upkeep it has been
-- noticed as abandoned or put aside.
alter table game add column lines integer not null default 0;
alter table game add column dice_scheme integer not null default 1;
alter table game add column turn integer;
alter table game add column waiting_for text;
alter table game add column removal_wish text;
alter table game add column noticed_tick bigint;
alter table game add column removed_tick bigint;

update game set lines = (select coalesce(max(number) + 1, 0) from chat where chat.game_id = game.id);

create index game_by_removal on game (removed_tick);

-- The hash of a nonce, given before anybody shows one; the link before a renewal; whether the present link was never used yet.
alter table seat add column promise text;
alter table seat add column former_hash text;
alter table seat add column unproved integer not null default 0;

-- Counts the rounds of upkeep. It moves only while a server runs, so a clock that jumps cannot move it.
create table upkeep (
    id integer not null primary key,
    ticks bigint not null
);

insert into upkeep (id, ticks) values (1, 0);
