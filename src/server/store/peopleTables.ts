/** Tables of what an office knows of matters and people. */
export interface PeopleTables {
  /** A tag of an enquiry; `tag_key` is the same for all its spellings. */
  enquiry_tag: { enquiry_id: string; tag_key: string; tag: string }
}
