-- Standard SQL that SQLite and PostgreSQL both take: flags are 0 or 1, hashes are hexadecimal, times are milliseconds.

create table game (
    id text not null primary key,
    created_at bigint not null,
    updated_at bigint not null,
    status text not null,
    scenario text not null,
    options text not null,
    rules_version integer not null,
    commitment text,
    secret text,
    salt text,
    opening_chance text,
    dice_from integer not null,
    spectators integer not null,
    spectator_delay integer not null,
    origin text not null,
    origin_game text,
    rematch_offer text,
    rematch_game text,
    winner text,
    reason text,
    points integer,
    unfit text,
    computer_to_move integer not null,
    entries integer not null,
    revision integer not null
);

-- For the games that wait for a computer player, and those that nobody plays any more.
create index game_by_status on game (status, updated_at);

create table seat (
    game_id text not null references game (id) on delete cascade,
    side text not null,
    kind text not null,
    level text,
    name text,
    token_hash text,
    invite_hash text,
    nonce text,
    joined_at bigint,
    seen integer not null,
    primary key (game_id, side)
);

create index seat_by_token on seat (token_hash);
create index seat_by_invite on seat (invite_hash);

create table journal (
    game_id text not null references game (id) on delete cascade,
    number integer not null,
    at bigint not null,
    text text not null,
    primary key (game_id, number)
);

create table chat (
    game_id text not null references game (id) on delete cascade,
    number integer not null,
    at bigint not null,
    side text,
    text text not null,
    primary key (game_id, number)
);
