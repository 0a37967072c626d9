/** Tables of the server itself: settings, limits, who did what, and changes for signed-in browsers. */
export const operationTables: readonly string[] = [
  `create table setting (
    name text primary key,
    value text not null
  )`,

  // The rate limiter defines the columns.
  `create table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  'create index rate_limit_expire on rate_limit (expire)',

  `create table network_ban (
    network text primary key,
    created_at bigint not null,
    expires_at bigint not null
  )`,

  `create table audit (
    id text primary key,
    at bigint not null,
    actor text not null,
    action text not null,
    object text not null
  )`,

  `create table tombstone (
    hash text primary key,
    erased_at bigint not null
  )`,

  `create table change (
    id text primary key,
    at bigint not null,
    kind text not null,
    subject text not null,
    what text not null
  )`,
  'create index change_at on change (at)',
]
