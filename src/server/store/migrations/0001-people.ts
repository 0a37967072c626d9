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
]
