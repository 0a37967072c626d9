pragma foreign_keys = off;
CREATE TABLE "migration" ("name" text primary key, "applied_at" bigint not null);
CREATE TABLE idempotency (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body text not null,
    subject text not null,
    created_at bigint not null
  );
CREATE TABLE enquiry (
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
  );
CREATE TABLE thread (
    blog_id text primary key,
    position bigint not null,
    version text not null
  );
CREATE TABLE comment (
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
  );
CREATE TABLE report (
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
  );
CREATE TABLE subscriber (
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
    asked_at bigint not null default 0
  );
CREATE TABLE newsletter (
    id text primary key,
    article text not null,
    title text not null,
    summary text not null,
    state text not null,
    version integer not null, changed_by text, own_since integer,
    author text not null,
    created_at bigint not null,
    started_at bigint,
    ended_at bigint,
    next_at bigint not null,
    totals text not null
  );
CREATE TABLE newsletter_recipient (
    id text primary key,
    newsletter_id text not null references newsletter (id) on delete cascade,
    subscriber_id text not null references subscriber (id) on delete cascade,
    state text not null,
    email_id text,
    sent_at bigint,
    bounce text,
    constraint newsletter_recipient_once unique (newsletter_id, subscriber_id)
  );
CREATE TABLE newsletter_test (
    id text primary key,
    newsletter_id text not null references newsletter (id) on delete cascade,
    address text not null,
    created_at bigint not null
  );
CREATE TABLE mail_queue (
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
  );
CREATE TABLE setting (
    name text primary key,
    value text not null
  );
CREATE TABLE rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  );
CREATE TABLE network_ban (
    network text primary key,
    created_at bigint not null,
    expires_at bigint not null
  );
CREATE TABLE audit (
    id text primary key,
    at bigint not null,
    actor text not null,
    action text not null,
    object text not null
  );
CREATE TABLE tombstone (
    hash text primary key,
    erased_at bigint not null
  );
CREATE TABLE change (
    id text primary key,
    at bigint not null,
    kind text not null,
    subject text not null,
    what text not null
  );
CREATE TABLE article_draft (
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
  );
CREATE TABLE article_publication (
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
  );
CREATE TABLE enquiry_note (
    id text primary key,
    enquiry_id text not null references enquiry (id) on delete cascade,
    created_at bigint not null,
    author text not null,
    text text not null
  );
CREATE TABLE enquiry_answer (
    id text primary key,
    enquiry_id text not null references enquiry (id) on delete cascade,
    created_at bigint not null,
    author text not null,
    subject text not null,
    text text not null,
    email_id text not null,
    thread text not null,
    version integer
  );
CREATE TABLE enquiry_event (
    id text primary key,
    enquiry_id text not null references enquiry (id) on delete cascade,
    created_at bigint not null,
    actor text not null,
    kind text not null,
    from_value text not null,
    to_value text not null
  );
CREATE TABLE answer_template (
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
  );
CREATE TABLE staff_member (
    id text primary key,
    address text not null unique,
    name text not null,
    role text not null,
    signatures text not null,
    link_id text,
    invited_at bigint
  );
CREATE TABLE staff_link (
    id text primary key,
    address text not null,
    created_at bigint not null,
    browser_hash text not null,
    expires_at bigint not null,
    used_at bigint,
    token_hashes text not null default '',
    code_hashes text not null default '',
    code_tries integer not null default 0
  );
CREATE TABLE staff_session (
    id text primary key,
    address text not null,
    created_at bigint not null,
    token_hash text not null unique,
    device text not null,
    method text not null,
    last_seen_at bigint not null,
    idle_time bigint not null,
    ends_at bigint not null
  );
CREATE TABLE staff_passkey (
    id text primary key,
    address text not null,
    created_at bigint not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    is_synced integer not null,
    used_at bigint
  );
CREATE TABLE staff_passkey_removed (
    id text primary key,
    removed_at bigint not null
  );
CREATE TABLE staff_challenge (
    id text primary key,
    address text not null,
    created_at bigint not null,
    challenge text not null,
    browser_hash text not null,
    expires_at bigint not null
  );
CREATE TABLE staff_presence (
    session_id text not null references staff_session (id) on delete cascade,
    tab text not null,
    enquiry_id text not null references enquiry (id) on delete cascade,
    address text not null,
    is_writing integer not null,
    at bigint not null,
    constraint staff_presence_key primary key (session_id, tab)
  );
CREATE TABLE staff_browser (
    hash text not null,
    address text not null,
    used_at bigint not null,
    constraint staff_browser_key primary key (hash, address)
  );
CREATE TABLE staff_notice (
    id text primary key,
    kind text not null,
    address text not null,
    recipients text not null,
    subject text not null,
    created_at bigint not null
  );
CREATE TABLE staff_quiet (
    address text primary key,
    from_time text not null,
    to_time text not null,
    zone text not null
  );
CREATE TABLE push_device (
    session_id text primary key references staff_session (id) on delete cascade,
    address text not null,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    created_at bigint not null,
    pushed_at bigint,
    kinds text not null
  );
CREATE TABLE push_message (
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
  );
CREATE TABLE enquiry_message (
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
  );
CREATE TABLE attachment (
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
  );
CREATE TABLE attachment_piece (
    attachment_id text not null references attachment (id) on delete cascade,
    position integer not null,
    data bytea not null,
    constraint attachment_piece_key primary key (attachment_id, position)
  );
CREATE TABLE booking (
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
  );
CREATE TABLE office (
    id text primary key,
    value text not null,
    version integer not null,
    changed_by text,
    own_since integer
  );
CREATE TABLE enquiry_tag (
    enquiry_id text not null references enquiry (id) on delete cascade,
    tag_key text not null,
    tag text not null,
    constraint enquiry_tag_key primary key (enquiry_id, tag_key)
  );
CREATE TABLE person_key (
    key text primary key,
    person_id text not null,
    joined_at bigint not null,
    joined_by text not null
  );
CREATE TABLE conflict_check (
    id text primary key,
    enquiry_id text not null references enquiry (id) on delete cascade,
    at bigint not null,
    actor text not null,
    parties text not null,
    property text not null,
    found integer not null,
    result text not null,
    note text not null
  );
CREATE TABLE task (
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
  );
CREATE TABLE saved_view (
    id text primary key,
    address text not null,
    name text not null,
    name_key text not null,
    is_shared integer not null,
    filter text not null,
    constraint saved_view_name unique (address, name_key)
  );
CREATE INDEX idempotency_age on idempotency (created_at);
CREATE INDEX idempotency_subject on idempotency (subject);
CREATE INDEX enquiry_address on enquiry (address);
CREATE INDEX enquiry_received on enquiry (received_at, id);
CREATE INDEX enquiry_active on enquiry (active_at, id);
CREATE INDEX enquiry_state on enquiry (state, active_at, id);
CREATE INDEX enquiry_assignee on enquiry (assignee, active_at, id);
CREATE INDEX enquiry_service on enquiry (service, active_at, id);
CREATE INDEX enquiry_stage on enquiry (stage, active_at, id);
CREATE INDEX enquiry_page on enquiry (page, active_at, id);
CREATE INDEX enquiry_open on enquiry (active_at, id) where handled_at is null;
CREATE INDEX enquiry_unread on enquiry (active_at, id) where read_at is null;
CREATE INDEX enquiry_due on enquiry (due_at, id) where due_at is not null;
CREATE INDEX enquiry_snoozed on enquiry (snoozed_until) where snoozed_until is not null;
CREATE INDEX enquiry_handled on enquiry (handled_at) where handled_at is not null;
CREATE UNIQUE INDEX comment_order on comment (blog_id, position);
CREATE INDEX comment_page on comment (blog_id, root_position desc, position, bytes, held_because)
    where held_because is null;
CREATE INDEX comment_parent on comment (parent_id);
CREATE INDEX comment_text on comment (text_fingerprint, created_at);
CREATE INDEX comment_address on comment (address);
CREATE INDEX comment_state on comment (state, created_at, id);
CREATE INDEX comment_created on comment (created_at, id);
CREATE INDEX comment_network on comment (network, created_at);
CREATE INDEX comment_network_56 on comment (network_56, created_at);
CREATE INDEX comment_network_48 on comment (network_48, created_at);
CREATE INDEX comment_network_age on comment (created_at) where network is not null;
CREATE UNIQUE INDEX report_once on report (comment_id, network) where repeated = 0;
CREATE INDEX report_open on report (comment_id) where handled_at is null;
CREATE INDEX report_comment on report (comment_id);
CREATE INDEX report_age on report (created_at);
CREATE INDEX report_network on report (network, created_at);
CREATE INDEX report_network_56 on report (network_56, created_at);
CREATE INDEX report_network_48 on report (network_48, created_at);
CREATE INDEX subscriber_mailbox on subscriber (mailbox);
CREATE INDEX subscriber_state on subscriber (state, asked_at);
CREATE INDEX newsletter_state on newsletter (state);
CREATE INDEX newsletter_recipient_state on newsletter_recipient (newsletter_id, state, bounce);
CREATE INDEX newsletter_recipient_subscriber on newsletter_recipient (subscriber_id, sent_at);
CREATE INDEX newsletter_recipient_email on newsletter_recipient (email_id);
CREATE INDEX mail_queue_due on mail_queue (sent_at, dead_at, next_at);
CREATE INDEX mail_queue_subject on mail_queue (subject_id);
CREATE INDEX mail_queue_digest on mail_queue (digest_id);
CREATE INDEX mail_queue_dead on mail_queue (dead_at);
CREATE INDEX rate_limit_expire on rate_limit (expire);
CREATE INDEX change_at on change (at);
CREATE INDEX article_publication_slug on article_publication (slug, id);
CREATE UNIQUE INDEX article_publication_running on article_publication ((1)) where state in ('checking', 'building');
CREATE INDEX enquiry_note_enquiry on enquiry_note (enquiry_id, id);
CREATE INDEX enquiry_answer_enquiry on enquiry_answer (enquiry_id, id);
CREATE INDEX enquiry_event_enquiry on enquiry_event (enquiry_id, id);
CREATE INDEX enquiry_event_assigned on enquiry_event (created_at) where kind = 'assignee';
CREATE INDEX staff_link_browser on staff_link (browser_hash);
CREATE INDEX staff_link_address on staff_link (address, created_at);
CREATE INDEX staff_session_address on staff_session (address);
CREATE INDEX staff_passkey_address on staff_passkey (address);
CREATE INDEX staff_presence_enquiry on staff_presence (enquiry_id);
CREATE INDEX push_message_enquiry on push_message (enquiry_id);
CREATE INDEX push_message_comment on push_message (comment_id);
CREATE INDEX push_message_due on push_message (next_at) where done_at is null;
CREATE INDEX enquiry_message_enquiry on enquiry_message (enquiry_id, id);
CREATE INDEX enquiry_message_address on enquiry_message (address);
CREATE INDEX enquiry_message_id on enquiry_message (message_id);
CREATE INDEX enquiry_message_reply on enquiry_message (received_at) where direction = 'in' and channel = 'mail';
CREATE INDEX enquiry_message_held on enquiry_message (received_at, id) where enquiry_id is null;
CREATE INDEX attachment_enquiry on attachment (enquiry_id);
CREATE INDEX attachment_message on attachment (message_id);
CREATE INDEX attachment_answer on attachment (answer_id);
CREATE INDEX attachment_unsent on attachment (created_at) where message_id is null and answer_id is null;
CREATE INDEX attachment_unscanned on attachment (scan_at) where scanned_at is null;
CREATE UNIQUE INDEX booking_time on booking (starts_at) where state = 'booked';
CREATE UNIQUE INDEX booking_of_enquiry on booking (enquiry_id) where state = 'booked';
CREATE INDEX booking_enquiry on booking (enquiry_id);
CREATE INDEX enquiry_tag_tag on enquiry_tag (tag_key, enquiry_id);
CREATE INDEX person_key_person on person_key (person_id);
CREATE INDEX conflict_check_enquiry on conflict_check (enquiry_id, id);
CREATE INDEX task_due on task (due_day) where done_at is null;
CREATE INDEX task_done on task (done_at);
CREATE INDEX task_enquiry on task (enquiry_id);
CREATE INDEX task_person on task (person_key);
insert into "answer_template" values ('01a21855-40f6-740b-8b86-d7cd9cca7998','Hello','','Dear','','en',1,1,NULL,NULL);
insert into "article_draft" values ('inheritance','An article','0000000000000000000000000000000000000000000000000000000000000000',1,'staff',0,'staff',1795704570102,0,'','');
insert into "article_publication" values ('01a21855-40f6-76c1-90fb-ea28ab77e927','inheritance','staff','Correct it','An article','0000000000000000000000000000000000000000000000000000000000000000','','waiting','',1795704570102,NULL,NULL,0,0);
insert into "attachment" values ('01a21855-40f6-7008-92f9-e964acc8ba02','01a21855-4079-7e64-8bf2-deaa7db5d41a','01a21855-40f6-7007-9554-a715971e6063',NULL,'staff','deed.pdf','application/pdf',900,'FgErN792jl6jZskeuL1jDV_sER2-3w_d_mYEAPb2JLs',1795704570102,1795704570102,NULL,NULL);
insert into "attachment_piece" values ('01a21855-40f6-7008-92f9-e964acc8ba02',0,X'74281E439EB154E5DD3E51CC7523100B9C58DB3CCBAFFF384413D1BDF9F8DBFEB4967FCB0985C745FF737ABBA171999992BCC5DEFEFB9DF64891EF099C1E989181E43E1AC3ACE9C584262DEF25E9234BC8F065EF86377B0EE43D3DB02AA4215B2C6E597D6C8852871319AC4CF2E009942BB682AAC224CF7660CE1F463874592FE9D2B9A98A7D90383BDA3D26FFD277B339F23731CB925820D4E6D2367DFD70363F9101269BD81FA33A8FFC7207FD905EC3BA1712808D601116A2F590F4709940C63D594F96D90D87C252A3686E26E98C3DE17B573C49D5E69604B7B0F9D5D7ED02BE1088BC4D606E7A69286535D1096AC7EE8EF7875288398EEDA185896725CF16721771128F153C3DDBBAD2052D3C0C08772CD78F52C47FF9AF54659A6FFD63912A68431FF082852D36F7936EC2D6E0B4A6843AB4E5AD2C6B06B8F647A606DFCE72DEEC06871C85ACC43831929B47A2707669017CCA58A3D14A7447EC5E06EFA065ED4C453C2D6AA686EA1BE372982E8A85E75C20A80CDED7C1485DA0E25AE8010EF6FFF6FEFAFA431B6FD21D96F200FCA06FDD76F77E6A22DBEDA50F96FBFBED8A8C79707AD5472FC44CF5C3C2285517312DA9946A06EA2DE62778BD1106D8E5E1293E054C8AAA1B8DCB3B6B19B0D650D0FF8FBA58A40C9B5FB623C96E106B0A522BA9E0ED8B340C470A6AA72D9AADAA4E19D824207D60AB76BD731FD1B6A1A66EF67081BC57BE92DE8342308ADC2F2E4C981FA97D7DEAD3DFAD9817C192F0B98561BE37F44C4CD17C3F3A61192775EB936B61B14FD1E8B798F01E48121304191D52111C27A2DAC8A6EFA6932675556E832FFBA7DFC74519AF12E06E2411279C5FDFEAB8CDF08FE90EB81AEE9E46BCADDA0F499BBEBBB03C79F35ECB8FF0EE10DE8FB10617102E59677A0A750EE544653D5E1029F2B73BED165335CACD702441540D5CBF3A5C63F2A4C09E5621B603E5C59B8EB2053C6F3F4D7B331235B792187950E7CDB53E8A25D01D7EEA01A9907611B8FCFF87C1112CD4E7FFC59204F7F4CF26A4C50B19E3317AEC26725CCEF1282DD47076228B9A1D53A8333D698C8A8A20E5E6CDFF65A5EFA2EDE12929D1F0CBF6B003EFBF1C6C343A44F06921730AE691DCDEE98A3B9D3721FBB7274F4F3F697A148AAA2E1FA14CA084519AA7E4FE8B989EBB622A35F974FA349067A97C17C65E118E4F246B1382307043DE0986112E4A5000AE45FFECBC5E4A630455477BEEDD444F3B209F1FA052B3653C3597985C2011DC');
insert into "audit" values ('a id',1,'a actor','a action','a object');
insert into "booking" values ('01a21855-40f6-740b-8b86-d7cd9cca7998','01a21855-4079-7e64-8bf2-deaa7db5d41a',1795704570102,1795706370102,'Asia/Dubai','en','booked',0,1795704570102,NULL);
insert into "change" values ('01a21855-40e3-7343-8512-63801d53cedd',1795704570083,'comment','01a21855-40cf-79f2-870d-30c7606455bb','changed');
insert into "change" values ('01a21855-40f6-7ff8-84fd-36807f700edf',1795704570102,'enquiry','01a21855-4079-7e64-8bf2-deaa7db5d41a','changed');
insert into "change" values ('01a21855-40f6-7ed0-83ef-768778d73dbf',1795704570102,'enquiry','01a21855-4079-7e64-8bf2-deaa7db5d41a','changed');
insert into "change" values ('01a21855-40f6-7f85-bd0d-72e2eab41795',1795704570102,'task','01a21855-4102-7c8e-815f-56f1898c7e87','changed');
insert into "change" values ('01a21855-40f6-7b37-a01e-ab0361c8dd3e',1795704570102,'enquiry','01a21855-4079-7e64-8bf2-deaa7db5d41a','changed');
insert into "change" values ('01a21855-40f6-78d3-874a-1f3c14991dee',1795704570102,'enquiry','01a21855-4079-7e64-8bf2-deaa7db5d41a','changed');
insert into "change" values ('01a21855-40f6-72f9-b9eb-688396f6860f',1795704570102,'enquiry','01a21855-4079-7e64-8bf2-deaa7db5d41a','changed');
insert into "change" values ('01a21855-40f6-7a2b-817b-0b82d787aa4d',1795704570102,'office','','changed');
insert into "change" values ('01a21855-40f6-74f6-b478-bca281f90d4a',1795704570102,'template','01a21855-40f6-740b-8b86-d7cd9cca7998','new');
insert into "change" values ('01a21855-40f6-785b-a2a6-75ada1cd5c97',1795704570102,'newsletter','01a21855-40f6-740b-8b86-d7cd9cca7998','new');
insert into "change" values ('01a21855-40f6-7430-9c72-4e9200d5a8fd',1795704570102,'newsletter','01a21855-40f6-740b-8b86-d7cd9cca7998','changed');
insert into "change" values ('01a21855-40f6-724c-910a-cb41da6db74b',1795704570102,'newsletter','01a21855-40f6-740b-8b86-d7cd9cca7998','changed');
insert into "change" values ('01a21855-40f6-7614-98ba-271bc979bc26',1795704570102,'article','inheritance','changed');
insert into "change" values ('01a21855-40f6-7edb-a0b5-e156c16563fe',1795704570102,'article','inheritance','changed');
insert into "comment" values ('01a21855-409e-7865-b522-7272a66b5be6','blog1',NULL,1,1,153,'','','','','Thanks for this.','BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795704570014,NULL,0);
insert into "comment" values ('01a21855-40cf-79f2-870d-30c7606455bb','blog1','01a21855-409e-7865-b522-7272a66b5be6',2,1,145,'','','','','Welcome.','KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795704570063,NULL,0);
insert into "conflict_check" values ('01a21855-40fd-783f-a764-94a3a242ddb6','01a21855-4079-7e64-8bf2-deaa7db5d41a',1795704570102,'staff','Ravi Rao','Flat 4, Pune',0,'clear','Nobody');
insert into "enquiry" values ('01a21855-4079-7e64-8bf2-deaa7db5d41a','PD-K7E5-QY9F','आशा Rao','asha@example.org','asha@example.org','A plot in Pune, 🏠 and "a deed".','+44 20 7946 0000','',1795704569949,1795704569977,1795704570102,'answered','lost','price','','','pdk7e5qy9f
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.',3,'staff',1,NULL,'form',1795704569977,NULL,NULL);
insert into "enquiry_answer" values ('01a21855-40f6-740b-8b86-d7cd9cca7998','01a21855-4079-7e64-8bf2-deaa7db5d41a',1795704570102,'staff','Re','yes','01a21855-40f6-7f9c-b096-82a2e3b28406','01a21855-4079-7ee5-9fdc-72d45ae8a6f4',3);
insert into "enquiry_event" values ('01a21855-40f6-7001-affb-e0031e84b165','01a21855-4079-7e64-8bf2-deaa7db5d41a',1795704570102,'staff','stage','enquiry','lost');
insert into "enquiry_event" values ('01a21855-40f6-7002-a6bf-ac6ecd262fec','01a21855-4079-7e64-8bf2-deaa7db5d41a',1795704570102,'staff','lostReason','','price');
insert into "enquiry_event" values ('01a21855-40f6-7003-b5e1-ad953bcf8662','01a21855-4079-7e64-8bf2-deaa7db5d41a',1795704570102,'staff','tags','','Pune
वसीयत');
insert into "enquiry_event" values ('01a21855-40f6-7004-8424-aa7af0348e1e','01a21855-4079-7e64-8bf2-deaa7db5d41a',1795704570102,'staff','note','','');
insert into "enquiry_event" values ('01a21855-40f6-7005-8551-77fdc0e81027','01a21855-4079-7e64-8bf2-deaa7db5d41a',1795704570102,'staff','state','new','answered');
insert into "enquiry_event" values ('01a21855-40f6-7006-a0ad-45bd1c5c03e7','01a21855-4079-7e64-8bf2-deaa7db5d41a',1795704570102,'staff','answer','new','answered');
insert into "enquiry_message" values ('01a21855-40f6-7007-9554-a715971e6063','01a21855-4079-7e64-8bf2-deaa7db5d41a','01a21855-40f6-740b-8b86-d7cd9cca7998','in','phone','message','','','','[]','staff','','Called.','','','','',0,NULL,NULL,NULL,1795704570102,1795704570102);
insert into "enquiry_note" values ('01a21855-40f6-740b-8b86-d7cd9cca7998','01a21855-4079-7e64-8bf2-deaa7db5d41a',1795704570102,'staff','a note');
insert into "enquiry_tag" values ('01a21855-4079-7e64-8bf2-deaa7db5d41a','pune','Pune');
insert into "enquiry_tag" values ('01a21855-4079-7e64-8bf2-deaa7db5d41a','वसीयत','वसीयत');
insert into "idempotency" values ('01a21855-405d-7e05-be8f-eaa3db44549d','8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0',201,'{"message":"Your enquiry has been received.","reference":"PD-K7E5-QY9F"}','01a21855-4079-7e64-8bf2-deaa7db5d41a',1795704569977);
insert into "idempotency" values ('01a21855-408c-7fca-b0d1-dfb64c1fcdf2','8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA',201,'{}','01a21855-409e-7865-b522-7272a66b5be6',1795704570014);
insert into "idempotency" values ('01a21855-40bd-798f-a0cb-55c22c28d404','8-6MXpcv.UV5ueGKqFliACyZIgOsjwrz8K3GFFxdB4cvInH4r6zo',201,'{}','01a21855-40cf-79f2-870d-30c7606455bb',1795704570063);
insert into "idempotency" values ('01a21855-40e2-73ae-967e-a45919cd97f1','8-6MXpcv.HKp8qhmvfz-V0QnvzSciRHfYSG3aO2scS02KjD084ho',201,'{"message":"Comment reported to admin."}','01a21855-40e3-7ef7-b355-6474e55e28a9',1795704570083);
insert into "idempotency" values ('01a21855-40ed-74f8-9235-0e39a230a8a6','8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk',200,'{"message":"Thank you for subscribing!"}','01a21855-40ee-7836-a88e-42a4b01b6729',1795704570094);
insert into "mail_queue" values ('01a21855-4079-7ee5-9fdc-72d45ae8a6f4','enquiry','01a21855-4079-7e64-8bf2-deaa7db5d41a',0,1795704569977,NULL,NULL,'[]',NULL,1795704569977,NULL,NULL,0);
insert into "mail_queue" values ('01a21855-40e3-7816-8c57-9ef6676bae2d','report','01a21855-40e3-7ef7-b355-6474e55e28a9',0,1795704570083,NULL,NULL,'[]',NULL,1795704570083,NULL,NULL,0);
insert into "mail_queue" values ('01a21855-40ee-72b0-b13d-508b58a99b36','confirmation','01a21855-40ee-7836-a88e-42a4b01b6729',0,1795704570094,NULL,NULL,'[]',NULL,1795704570094,NULL,NULL,0);
insert into "mail_queue" values ('01a21855-40f6-7f9c-b096-82a2e3b28406','answer','01a21855-40f6-740b-8b86-d7cd9cca7998',0,1795704580102,NULL,NULL,'[]',NULL,1795704570102,NULL,NULL,0);
insert into "migration" values ('0001-desk',1795704569892);
insert into "network_ban" values ('a fingerprint',1795704570102,1798296570102);
insert into "newsletter" values ('01a21855-40f6-740b-8b86-d7cd9cca7998','inheritance','Inheritance','New rules.','stopped',2,NULL,NULL,'staff',1795704570102,1795704570102,1795704570102,1795704570102,'');
insert into "newsletter_recipient" values ('01a21855-40f6-7513-ae3c-e647fc22c33c','01a21855-40f6-740b-8b86-d7cd9cca7998','01a21855-40ee-7836-a88e-42a4b01b6729','waiting',NULL,NULL,NULL);
insert into "newsletter_test" values ('a id','01a21855-40f6-740b-8b86-d7cd9cca7998','a address',1);
insert into "office" values ('office','{"days":[1,2],"holidays":[],"acknowledges":true}',1,'staff',0);
insert into "person_key" values ('asha@example.org','01a21855-40fd-733a-b90e-fee364adc5eb',1795704570102,'staff');
insert into "person_key" values ('ravi@example.org','01a21855-40fd-733a-b90e-fee364adc5eb',1795704570102,'staff');
insert into "push_device" values ('a id','a address','a endpoint','a p256dh','a auth',1,1,'a kinds');
insert into "push_message" values ('a id','a source_id','a kind','01a21855-4079-7e64-8bf2-deaa7db5d41a','01a21855-409e-7865-b522-7272a66b5be6',1,1,1,1);
insert into "rate_limit" values ('a key',1,1);
insert into "report" values ('01a21855-40e3-7ef7-b355-6474e55e28a9','01a21855-40cf-79f2-870d-30c7606455bb','rude','','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,0,1795704570083,NULL);
insert into "saved_view" values ('01a21855-40fe-712b-b9bd-db062d048d11','staff','Waiting for papers','waiting for papers',1,'{"view":"all","order":"late","state":"","service":"","page":"","assignee":"","stage":"papers","tag":""}');
insert into "setting" values ('lastMerge','1795704570102');
insert into "staff_browser" values ('a hash','a address',1);
insert into "staff_challenge" values ('a id','a address',1,'a challenge','a browser_hash',1);
insert into "staff_link" values ('a id','a address',1,'a browser_hash',1,1,'a token_hashes','a code_hashes',1);
insert into "staff_member" values ('01a21855-40f6-7840-9749-a475d05d9f5d','staff','Ravi','staff','{"en":"Ravi"}',NULL,NULL);
insert into "staff_notice" values ('a id','a kind','a address','a recipients','a subject',1);
insert into "staff_passkey" values ('01a21855-40f6-740b-8b86-d7cd9cca7998','staff',1795704570102,'key',0,'[]','phone',0,NULL);
insert into "staff_passkey_removed" values ('lost',1795704570102);
insert into "staff_presence" values ('a id','a tab','01a21855-4079-7e64-8bf2-deaa7db5d41a','a address',1,1);
insert into "staff_quiet" values ('staff','22:00','07:00','Asia/Kolkata');
insert into "staff_session" values ('a id','a address',1,'a token_hash','a device','a method',1,1,1);
insert into "subscriber" values ('01a21855-40ee-7836-a88e-42a4b01b6729','ravi@example.org','ravi@example.org','ravi@example.org','confirmed',1,'afdd356d552b','SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.',1795704570093,1795704570094,1,NULL,1,1795704570094);
insert into "task" values ('01a21855-4102-7c8e-815f-56f1898c7e87','01a21855-4079-7e64-8bf2-deaa7db5d41a',NULL,'Call the bank','2027-01-01','staff','yearly',1795704570102,NULL,'',1,NULL,NULL);
insert into "thread" values ('blog1',2,'01a21855-40e0-7c5f-9bcf-aaf7e4d6eb62');
insert into "tombstone" values ('a hash',1);
