import { type Kysely, sql } from 'kysely'
import { messageTables } from './0001-messages.ts'
import { operationTables } from './0001-operation.ts'
import { peopleTables } from './0001-people.ts'
import { staffTables } from './0001-staff.ts'

/**
 * The tables of version 1. Times are bigint, flags 0 or 1, so that both databases take the same statements. A released
 * migration is never changed; later changes are new migrations.
 */
export async function createTables(db: Kysely<unknown>): Promise<void> {
  const office = [...operationTables, ...staffTables, ...messageTables, ...peopleTables]
  for (const statement of [...visitorTables, ...emailTables, ...office]) await sql.raw(statement).execute(db)
}

const visitorTables = [
  `create table idempotency (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body text not null,
    subject text not null,
    created_at bigint not null
  )`,
  'create index idempotency_age on idempotency (created_at)',
  'create index idempotency_subject on idempotency (subject)',

  `create table enquiry (
    id text primary key,
    reference text not null,
    name text not null,
    email text not null,
    address text not null,
    message text not null,
    contact_number text not null,
    page text not null,
    written_at bigint not null,
    received_at bigint not null,
    handled_at bigint,
    state text not null default 'new', stage text not null default 'enquiry', lost_reason text not null default '',
    assignee text not null default '',
    service text not null default '',
    search text not null default '',
    version integer not null default 1, changed_by text, own_since integer,
    read_at bigint,
    channel text not null default 'form',
    active_at bigint not null default 0,
    due_at bigint,
    snoozed_until bigint
  )`,
  'create index enquiry_address on enquiry (address)',
  'create index enquiry_received on enquiry (received_at, id)',
  'create index enquiry_active on enquiry (active_at, id)',
  'create index enquiry_state on enquiry (state, active_at, id)',
  'create index enquiry_assignee on enquiry (assignee, active_at, id)',
  'create index enquiry_service on enquiry (service, active_at, id)',
  'create index enquiry_stage on enquiry (stage, active_at, id)',
  'create index enquiry_page on enquiry (page, active_at, id)',
  'create index enquiry_open on enquiry (active_at, id) where handled_at is null',
  'create index enquiry_unread on enquiry (active_at, id) where read_at is null',
  'create index enquiry_due on enquiry (due_at, id) where due_at is not null',
  'create index enquiry_snoozed on enquiry (snoozed_until) where snoozed_until is not null',
  // Of those still open SQLite would otherwise read all, and sort them, for the list of what is due.
  'create index enquiry_handled on enquiry (handled_at) where handled_at is not null',

  `create table thread (
    blog_id text primary key,
    position bigint not null,
    version text not null
  )`,

  `create table comment (
    id text primary key,
    blog_id text not null references thread (blog_id),
    parent_id text references comment (id),
    position bigint not null,
    root_position bigint not null default 0,
    bytes bigint not null default 0,
    author text not null,
    phone text not null,
    email text not null,
    address text not null,
    text text not null,
    text_fingerprint text not null,
    network text,
    network_56 text,
    network_48 text,
    state text not null,
    held_because text,
    revision integer not null,
    created_at bigint not null,
    moderated_at bigint,
    by_provider integer not null default 0
  )`,
  'create unique index comment_order on comment (blog_id, position)',
  // With all columns that select a page, so that no text is read to find out where a page ends. SQLite does not conclude
  // from the condition that the last one is null.
  `create index comment_page on comment (blog_id, root_position desc, position, bytes, held_because)
    where held_because is null`,
  'create index comment_parent on comment (parent_id)',
  'create index comment_text on comment (text_fingerprint, created_at)',
  'create index comment_address on comment (address)',
  'create index comment_state on comment (state, created_at, id)',
  'create index comment_created on comment (created_at, id)',
  'create index comment_network on comment (network, created_at)',
  'create index comment_network_56 on comment (network_56, created_at)',
  'create index comment_network_48 on comment (network_48, created_at)',
  'create index comment_network_age on comment (created_at) where network is not null',

  `create table report (
    id text primary key,
    comment_id text not null references comment (id),
    reason text not null,
    page text not null,
    network text,
    network_56 text,
    network_48 text,
    repeated integer not null,
    created_at bigint not null,
    handled_at bigint
  )`,
  // One counted report per comment and network; later ones are stored as repeated.
  'create unique index report_once on report (comment_id, network) where repeated = 0',
  'create index report_open on report (comment_id) where handled_at is null',
  'create index report_comment on report (comment_id)',
  'create index report_age on report (created_at)',
  'create index report_network on report (network, created_at)',
  'create index report_network_56 on report (network_56, created_at)',
  'create index report_network_48 on report (network_48, created_at)',
]

const emailTables = [
  `create table subscriber (
    id text primary key,
    email text not null,
    address text not null unique,
    mailbox text not null default '',
    state text not null,
    revision integer not null,
    consent_version text not null,
    consent_text text not null,
    requested_at bigint not null,
    received_at bigint not null default 0,
    confirmed_at bigint,
    unsubscribed_at bigint,
    asked integer not null default 0,
    asked_at bigint not null default 0,
    language text not null default 'en'
  )`,
  'create index subscriber_mailbox on subscriber (mailbox)',
  'create index subscriber_state on subscriber (state, asked_at)',

  `create table newsletter (
    id text primary key,
    article text not null,
    title text not null,
    summary text not null,
    translations text not null default '{}',
    audience text not null default '{}',
    send_at bigint,
    state text not null,
    version integer not null, changed_by text, own_since integer,
    author text not null,
    created_at bigint not null,
    started_at bigint,
    ended_at bigint,
    next_at bigint not null,
    totals text not null
  )`,
  'create index newsletter_state on newsletter (state)',

  // A recipient goes with the newsletter, and with the subscriber: an erased person leaves no row behind. The unique key
  // is what keeps a subscriber from getting one newsletter twice.
  `create table newsletter_recipient (
    id text primary key,
    newsletter_id text not null references newsletter (id) on delete cascade,
    subscriber_id text not null references subscriber (id) on delete cascade,
    state text not null,
    email_id text,
    sent_at bigint,
    bounce text,
    constraint newsletter_recipient_once unique (newsletter_id, subscriber_id)
  )`,
  'create index newsletter_recipient_state on newsletter_recipient (newsletter_id, state, bounce)',
  'create index newsletter_recipient_subscriber on newsletter_recipient (subscriber_id, sent_at)',
  'create index newsletter_recipient_email on newsletter_recipient (email_id)',

  `create table newsletter_test (
    id text primary key,
    newsletter_id text not null references newsletter (id) on delete cascade,
    address text not null,
    language text not null default 'en',
    created_at bigint not null
  )`,

  `create table mail_queue (
    id text primary key,
    kind text not null,
    subject_id text not null,
    attempts integer not null,
    next_at bigint not null,
    sent_at bigint,
    dead_at bigint,
    accepted text not null,
    error text,
    created_at bigint not null,
    held_at bigint,
    digest_id text,
    yields integer not null
  )`,
  'create index mail_queue_due on mail_queue (sent_at, dead_at, next_at)',
  'create index mail_queue_subject on mail_queue (subject_id)',
  'create index mail_queue_digest on mail_queue (digest_id)',
  'create index mail_queue_dead on mail_queue (dead_at)',
]
