/** Tables of the conversation: what clients reply, calls that staff enter, and files. */
export const messageTables: readonly string[] = [
  // Without an enquiry it waits for a member to say where it belongs. The unique mark is what makes one message of an email
  // that comes by the webhook and by IMAP.
  `create table enquiry_message (
    id text primary key,
    enquiry_id text references enquiry (id) on delete cascade,
    mark text not null unique,
    direction text not null,
    channel text not null,
    kind text not null,
    from_name text not null,
    from_address text not null,
    address text not null,
    to_addresses text not null,
    author text not null,
    subject text not null,
    text text not null,
    quoted text not null,
    message_id text not null,
    in_reply_to text not null,
    message_references text not null,
    is_from_other integer not null,
    answer_id text,
    held_because text,
    suggestion text,
    sent_at bigint not null,
    received_at bigint not null
  )`,
  'create index enquiry_message_enquiry on enquiry_message (enquiry_id, id)',
  'create index enquiry_message_address on enquiry_message (address)',
  'create index enquiry_message_id on enquiry_message (message_id)',
  `create index enquiry_message_reply on enquiry_message (received_at) where direction = 'in' and channel = 'mail'`,
  'create index enquiry_message_held on enquiry_message (received_at, id) where enquiry_id is null',

  // Of a message, of an answer, or for as long as an answer is being written of an enquiry only.
  `create table attachment (
    id text primary key,
    enquiry_id text references enquiry (id) on delete cascade,
    message_id text references enquiry_message (id) on delete cascade,
    answer_id text references enquiry_answer (id) on delete cascade,
    author text not null,
    name text not null,
    type text not null,
    bytes bigint not null,
    digest text not null,
    created_at bigint not null,
    scan_at bigint not null,
    scanned_at bigint,
    threat text
  )`,
  'create index attachment_enquiry on attachment (enquiry_id)',
  'create index attachment_message on attachment (message_id)',
  'create index attachment_answer on attachment (answer_id)',
  'create index attachment_unsent on attachment (created_at) where message_id is null and answer_id is null',
  'create index attachment_unscanned on attachment (scan_at) where scanned_at is null',

  // In pieces, so that neither a backup nor a download holds a whole file in memory. SQLite stores what it is given,
  // whatever the column's type is called.
  `create table attachment_piece (
    attachment_id text not null references attachment (id) on delete cascade,
    position integer not null,
    data bytea not null,
    constraint attachment_piece_key primary key (attachment_id, position)
  )`,

  // Calls that clients chose. A time is given once, and an enquiry has one call at a time; a cancelled one stays as it was.
  `create table booking (
    id text primary key,
    enquiry_id text not null references enquiry (id) on delete cascade,
    starts_at bigint not null,
    ends_at bigint not null,
    zone text not null,
    lang text not null,
    state text not null,
    sequence integer not null,
    changed_at bigint not null,
    reminded_at bigint
  )`,
  `create unique index booking_time on booking (starts_at) where state = 'booked'`,
  `create unique index booking_of_enquiry on booking (enquiry_id) where state = 'booked'`,
  'create index booking_enquiry on booking (enquiry_id)',

  // The settings of the office itself.
  `create table office (
    id text primary key,
    value text not null,
    version integer not null,
    changed_by text,
    own_since integer
  )`,
]
