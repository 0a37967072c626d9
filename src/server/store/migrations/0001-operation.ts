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

  // A draft of an article's file, what the checks said of it and its page; one for each article.
  `create table article_draft (
    slug text primary key,
    text text not null,
    base text not null,
    version integer not null,
    changed_by text,
    own_since integer,
    author text not null,
    saved_at bigint not null,
    check_until bigint not null,
    findings text not null,
    preview text not null
  )`,

  // Texts that are or were published, each with the text before it.
  `create table article_publication (
    id text primary key,
    slug text not null,
    author text not null,
    subject text not null,
    text text not null,
    base text not null,
    text_before text not null,
    state text not null,
    message text not null,
    queued_at bigint not null,
    ended_at bigint,
    lease_id text,
    lease_until bigint not null,
    attempts integer not null
  )`,
  'create index article_publication_slug on article_publication (slug, id)',
  // One at a time, at whichever instance.
  `create unique index article_publication_running on article_publication ((1)) where state in ('checking', 'building')`,
]
