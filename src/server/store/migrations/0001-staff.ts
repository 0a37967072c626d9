/** Tables of the workplace: what staff add to enquiries, how they sign in, and their devices. */
export const staffTables: readonly string[] = [
  // They go with their enquiry: nothing about a person may be left behind.
  `create table enquiry_note (
    id text primary key,
    enquiry_id text not null references enquiry (id) on delete cascade,
    created_at bigint not null,
    author text not null,
    text text not null
  )`,
  'create index enquiry_note_enquiry on enquiry_note (enquiry_id, id)',

  `create table enquiry_answer (
    id text primary key,
    enquiry_id text not null references enquiry (id) on delete cascade,
    created_at bigint not null,
    author text not null,
    subject text not null,
    text text not null,
    email_id text not null,
    thread text not null,
    version integer
  )`,
  'create index enquiry_answer_enquiry on enquiry_answer (enquiry_id, id)',

  `create table enquiry_event (
    id text primary key,
    enquiry_id text not null references enquiry (id) on delete cascade,
    created_at bigint not null,
    actor text not null,
    kind text not null,
    from_value text not null,
    to_value text not null
  )`,
  'create index enquiry_event_enquiry on enquiry_event (enquiry_id, id)',
  `create index enquiry_event_assigned on enquiry_event (created_at) where kind = 'assignee'`,

  `create table answer_template (
    id text primary key,
    name text not null,
    subject text not null,
    text text not null,
    service text not null,
    language text not null,
    position integer not null,
    version integer not null,
    changed_by text,
    own_since integer
  )`,

  `create table staff_member (
    id text primary key,
    address text not null unique,
    name text not null,
    role text not null,
    signatures text not null,
    link_id text,
    invited_at bigint
  )`,

  `create table staff_link (
    id text primary key,
    address text not null,
    created_at bigint not null,
    browser_hash text not null,
    expires_at bigint not null,
    used_at bigint,
    token_hashes text not null default '',
    code_hashes text not null default '',
    code_tries integer not null default 0
  )`,

  'create index staff_link_browser on staff_link (browser_hash)',
  'create index staff_link_address on staff_link (address, created_at)',

  `create table staff_session (
    id text primary key,
    address text not null,
    created_at bigint not null,
    token_hash text not null unique,
    device text not null,
    method text not null,
    last_seen_at bigint not null,
    idle_time bigint not null,
    ends_at bigint not null
  )`,
  'create index staff_session_address on staff_session (address)',

  `create table staff_passkey (
    id text primary key,
    address text not null,
    created_at bigint not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    is_synced integer not null,
    used_at bigint
  )`,
  'create index staff_passkey_address on staff_passkey (address)',

  `create table staff_passkey_removed (
    id text primary key,
    removed_at bigint not null
  )`,

  `create table staff_challenge (
    id text primary key,
    address text not null,
    created_at bigint not null,
    challenge text not null,
    browser_hash text not null,
    expires_at bigint not null
  )`,

  // Which enquiry a tab shows; for less than a minute after it last said so.
  `create table staff_presence (
    session_id text not null references staff_session (id) on delete cascade,
    tab text not null,
    enquiry_id text not null references enquiry (id) on delete cascade,
    address text not null,
    is_writing integer not null,
    at bigint not null,
    constraint staff_presence_key primary key (session_id, tab)
  )`,
  'create index staff_presence_enquiry on staff_presence (enquiry_id)',

  // Browsers in which members have signed in.
  `create table staff_browser (
    hash text not null,
    address text not null,
    used_at bigint not null,
    constraint staff_browser_key primary key (hash, address)
  )`,

  // Emails to members about sign-ins and passkeys.
  `create table staff_notice (
    id text primary key,
    kind text not null,
    address text not null,
    recipients text not null,
    subject text not null,
    created_at bigint not null
  )`,

  // The hours in which a member's devices are told of nothing.
  `create table staff_quiet (
    address text primary key,
    from_time text not null,
    to_time text not null,
    zone text not null
  )`,

  // With its session goes its device, however the session ends, and with either the enquiry or the device its message.
  `create table push_device (
    session_id text primary key references staff_session (id) on delete cascade,
    address text not null,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    created_at bigint not null,
    pushed_at bigint,
    kinds text not null
  )`,

  `create table push_message (
    session_id text not null references push_device (session_id) on delete cascade,
    source_id text not null,
    kind text not null,
    enquiry_id text references enquiry (id) on delete cascade,
    comment_id text references comment (id) on delete cascade,
    created_at bigint not null,
    next_at bigint not null,
    attempts integer not null,
    done_at bigint,
    constraint push_message_key primary key (session_id, source_id)
  )`,
  'create index push_message_enquiry on push_message (enquiry_id)',
  'create index push_message_comment on push_message (comment_id)',
  'create index push_message_due on push_message (next_at) where done_at is null',
]
