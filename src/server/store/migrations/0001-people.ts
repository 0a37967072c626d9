/** Tables of what an office knows of matters and people. */
export const peopleTables: readonly string[] = [
  // Two spellings of one tag have the same key.
  `create table enquiry_tag (
    enquiry_id text not null references enquiry (id) on delete cascade,
    tag_key text not null,
    tag text not null,
    constraint enquiry_tag_key primary key (enquiry_id, tag_key)
  )`,
  'create index enquiry_tag_tag on enquiry_tag (tag_key, enquiry_id)',

  // The addresses, and the records without any, that members made one person of.
  `create table person_key (
    key text primary key,
    person_id text not null,
    joined_at bigint not null,
    joined_by text not null
  )`,
  'create index person_key_person on person_key (person_id)',

  `create table conflict_check (
    id text primary key,
    enquiry_id text not null references enquiry (id) on delete cascade,
    at bigint not null,
    actor text not null,
    parties text not null,
    property text not null,
    found integer not null,
    result text not null,
    note text not null
  )`,
  'create index conflict_check_enquiry on conflict_check (enquiry_id, id)',

  // It goes with its enquiry, or with the last record of its person, of whom it may say something.
  `create table task (
    id text primary key,
    enquiry_id text references enquiry (id) on delete cascade,
    person_key text,
    text text not null,
    due_day text not null,
    assignee text not null,
    repeats text not null,
    created_at bigint not null,
    done_at bigint,
    done_by text not null,
    version integer not null,
    changed_by text,
    own_since integer
  )`,
  'create index task_due on task (due_day) where done_at is null',
  'create index task_done on task (done_at)',
  'create index task_enquiry on task (enquiry_id)',
  'create index task_person on task (person_key)',

  // No words of a search: nothing personal of a visitor.
  `create table saved_view (
    id text primary key,
    address text not null,
    name text not null,
    name_key text not null,
    is_shared integer not null,
    filter text not null,
    constraint saved_view_name unique (address, name_key)
  )`,
]
