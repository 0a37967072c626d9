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
    created_at bigint not null
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
CREATE UNIQUE INDEX booking_time on booking (starts_at) where state = 'booked';
CREATE UNIQUE INDEX booking_of_enquiry on booking (enquiry_id) where state = 'booked';
CREATE INDEX booking_enquiry on booking (enquiry_id);
CREATE INDEX enquiry_tag_tag on enquiry_tag (tag_key, enquiry_id);
CREATE INDEX person_key_person on person_key (person_id);
CREATE INDEX conflict_check_enquiry on conflict_check (enquiry_id, id);
insert into "answer_template" values ('01a216e9-558f-7e16-9a96-fd9ea050c909','Hello','','Dear',1,NULL,NULL);
insert into "attachment" values ('01a216e9-558f-74e2-a8a6-125f6e7140cc','01a216e9-54de-7b20-9f30-411d330cd3df','01a216e9-558f-7007-b50b-890667ebd5e9',NULL,'staff','deed.pdf','application/pdf',900,'3m0z_v0GBTVDDinKfc6G_PCD5qhrrHQSIpzEi3zhhiA',1795680720271);
insert into "attachment_piece" values ('01a216e9-558f-74e2-a8a6-125f6e7140cc',0,X'947EAF60F8B3C27D9E1FC4409E38183E64DA4598B343115E11B71A35E49C0080CB74365790EE0CC4A5765F20F1DD50182B11A7D2A1B25EBDCE0DF9E1770A07B100FF3CD0F68A9D9CFFF71C14C63ED3AC72AC538786153873F742FB8FFD221DF06EC63F083EB2F6939F1B3C8F46BF5A80B6889CBC20F5F5C1B103A34A388E65F5B9578A4AF44B27E3F77FCFF7C880E4BA6FA23B3A2803D7E21EB7F7FB9D848A44ECD07FDA09B3274B29DCBAD1A548AB38D5BAD3FB12F005D1DDE2EFD440FA339B7604F0E458F04C510552601C20C8AD23A319890B5CD2A1A73206947159B57ABB490BA7AC99778D1ADC086C1A68B399DF38F6E20FEBC717151B0F58DAD9C82C9BE97457AEC470D8FFA44010A4AA0EA24B98114F74A617241B4A1852878BD4386A2D040BA2BD59D30B22187633C6489E7585239DDF83579DE2787C4647F1F89DC8112DC9D2DE81504D2CCB00B0238EA2C469F5C4F8614C0FB3EB2443CE2548CF5A677FE7E125DD1F16DC38F309B07EB06A1CE38A8E3C986D35B5C620606E95F1291AE54AE6329EAC1D06872AC3DAF6F690003B7EBF9324A40B3CFFFC9541E1955835FE48C931C002F974B2EBD4DBACC8859658BAE5428DA611BF8994ECF45B22A5582DD85CCCA598117A72456E7ED8356F4B7E4FA7A4274A9E9EAEAF9B83A9AC9479993C96F7559EC46821E2CDC83135FBE4162F681B80BBDC97B45B22F977AC3A0F81C2E1B6B00CDFF73FF728A9A7185A9988577E40957653E5F6886DC8844EE89EE1FE72282B4DCC9C6172AD73B5E32ED7FD1F4C7971805327493698BF6EF4B003CCC5F4EBB5B574580B53E94289C48C9207E23F8CEF6A8826E50801C6C4FDD3F7944F1DD3375A8FE8077AF67BFEE3EAFE8238611B4E1B245283FBD98146754BCA633C64C7A28C714F84FBA5D39EDEF2B3717922705F1C4D4DDF3BF78F61A1429541B89D290C116DE73213E9605C9A438F7483518CF889527A4A0B5D3258B2E76FA3621F33199A6E4A0F0FAC8BA48CDBA2318F0D13CB1F0E4AFBA042F83012E54EE804B62486DB49CFF01A607B8EC912923F237CF5BEF95FF0CFBDB73AF6A37A34F08AEBD52E582729477514A07BFB15FAD4B194C86A0627AAFAC216AFE7542E576DDD185474AA913BA0C8C101407E873DF84361466A8E9F9D7A49FC4E2958E81457ACC7AE13A3AC5F3BFB56CC16A06366DEC663A88839E20406BC714A74583B65812E54A268936E53DDD1A0D22ED479A1981114E5774D674297BC8090584E7826C3CEED');
insert into "audit" values ('a id',1,'a actor','a action','a object');
insert into "booking" values ('a id','01a216e9-54de-7b20-9f30-411d330cd3df',1,1,'a zone','a lang','a state',1,1,1);
insert into "change" values ('01a216e9-557a-7fb4-9c03-056051ccd793',1795680720250,'comment','01a216e9-5565-7507-aa97-5e7bcaa4bda8','changed');
insert into "change" values ('01a216e9-558f-7267-be81-2deb6c3b4a54',1795680720271,'enquiry','01a216e9-54de-7b20-9f30-411d330cd3df','changed');
insert into "change" values ('01a216e9-558f-7a8f-bf56-4e07638a81c1',1795680720271,'enquiry','01a216e9-54de-7b20-9f30-411d330cd3df','changed');
insert into "change" values ('01a216e9-558f-7188-a3f3-9028a8b692d4',1795680720271,'enquiry','01a216e9-54de-7b20-9f30-411d330cd3df','changed');
insert into "change" values ('01a216e9-558f-742e-bdb1-8babc1048bdc',1795680720271,'enquiry','01a216e9-54de-7b20-9f30-411d330cd3df','changed');
insert into "change" values ('01a216e9-558f-7ee0-88dd-3c103a41d899',1795680720271,'office','','changed');
insert into "change" values ('01a216e9-558f-731d-a123-04a7d111faac',1795680720271,'template','01a216e9-558f-7e16-9a96-fd9ea050c909','new');
insert into "change" values ('01a216e9-558f-70c5-99df-3516f5062117',1795680720271,'newsletter','01a216e9-558f-7e16-9a96-fd9ea050c909','new');
insert into "change" values ('01a216e9-558f-7fdf-b8a6-9d2510e538eb',1795680720271,'newsletter','01a216e9-558f-7e16-9a96-fd9ea050c909','changed');
insert into "change" values ('01a216e9-558f-7b46-8f01-d62d765ff1ee',1795680720271,'newsletter','01a216e9-558f-7e16-9a96-fd9ea050c909','changed');
insert into "comment" values ('01a216e9-550b-756c-8bee-358671800b04','blog1',NULL,1,1,153,'','','','','Thanks for this.','BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795680720139,NULL,0);
insert into "comment" values ('01a216e9-5565-7507-aa97-5e7bcaa4bda8','blog1','01a216e9-550b-756c-8bee-358671800b04',2,1,145,'','','','','Welcome.','KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795680720229,NULL,0);
insert into "conflict_check" values ('01a216e9-5593-7458-9727-f2fdc3a9b0e6','01a216e9-54de-7b20-9f30-411d330cd3df',1795680720271,'staff','Ravi Rao','Flat 4, Pune',0,'clear','Nobody');
insert into "enquiry" values ('01a216e9-54de-7b20-9f30-411d330cd3df','PD-KXGR-HZRY','आशा Rao','asha@example.org','asha@example.org','A plot in Pune, 🏠 and "a deed".','+44 20 7946 0000','',1795680720053,1795680720094,1795680720271,'answered','lost','price','','','pdkxgrhzry
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.',3,'staff',1,NULL,'form',1795680720094,NULL,NULL);
insert into "enquiry_answer" values ('01a216e9-558f-7e16-9a96-fd9ea050c909','01a216e9-54de-7b20-9f30-411d330cd3df',1795680720271,'staff','Re','yes','01a216e9-558f-7225-9b3c-b8c4a82309b5','01a216e9-54de-7468-a086-f06ac08afe31',3);
insert into "enquiry_event" values ('01a216e9-558f-7001-9291-82e6f30bea8c','01a216e9-54de-7b20-9f30-411d330cd3df',1795680720271,'staff','stage','enquiry','lost');
insert into "enquiry_event" values ('01a216e9-558f-7002-9de8-8f6d297cb06a','01a216e9-54de-7b20-9f30-411d330cd3df',1795680720271,'staff','lostReason','','price');
insert into "enquiry_event" values ('01a216e9-558f-7003-8304-685fbf76c3c1','01a216e9-54de-7b20-9f30-411d330cd3df',1795680720271,'staff','tags','','Pune
वसीयत');
insert into "enquiry_event" values ('01a216e9-558f-7004-8cd6-fca85e83e66a','01a216e9-54de-7b20-9f30-411d330cd3df',1795680720271,'staff','note','','');
insert into "enquiry_event" values ('01a216e9-558f-7005-ab06-19768bb60a28','01a216e9-54de-7b20-9f30-411d330cd3df',1795680720271,'staff','state','new','answered');
insert into "enquiry_event" values ('01a216e9-558f-7006-bfde-96edce6bae16','01a216e9-54de-7b20-9f30-411d330cd3df',1795680720271,'staff','answer','new','answered');
insert into "enquiry_message" values ('01a216e9-558f-7007-b50b-890667ebd5e9','01a216e9-54de-7b20-9f30-411d330cd3df','01a216e9-558f-7e16-9a96-fd9ea050c909','in','phone','message','','','','[]','staff','','Called.','','','','',0,NULL,NULL,NULL,1795680720271,1795680720271);
insert into "enquiry_note" values ('01a216e9-558f-7e16-9a96-fd9ea050c909','01a216e9-54de-7b20-9f30-411d330cd3df',1795680720271,'staff','a note');
insert into "enquiry_tag" values ('01a216e9-54de-7b20-9f30-411d330cd3df','pune','Pune');
insert into "enquiry_tag" values ('01a216e9-54de-7b20-9f30-411d330cd3df','वसीयत','वसीयत');
insert into "idempotency" values ('01a216e9-54b5-7560-9a99-dcabacb6d630','8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0',201,'{"message":"Your enquiry has been received.","reference":"PD-KXGR-HZRY"}','01a216e9-54de-7b20-9f30-411d330cd3df',1795680720094);
insert into "idempotency" values ('01a216e9-5509-7831-849a-d3a952850b30','8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA',201,'{}','01a216e9-550b-756c-8bee-358671800b04',1795680720139);
insert into "idempotency" values ('01a216e9-555a-7ba4-bf70-49107164b450','8-6MXpcv.zG_YKlJFZh0zUvVNEPOSBLhZNcKEIt08kmz7zaSLcv8',201,'{}','01a216e9-5565-7507-aa97-5e7bcaa4bda8',1795680720229);
insert into "idempotency" values ('01a216e9-5579-7f0e-b3f7-ffac990b20bd','8-6MXpcv._LpBP9xVzossXS_OZ-mfNumGr5Xn8uGOxnaF2aDpFzA',201,'{"message":"Comment reported to admin."}','01a216e9-557a-7867-a7ea-f0f959a42010',1795680720250);
insert into "idempotency" values ('01a216e9-5586-7947-aa17-bffc27024ac6','8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk',200,'{"message":"Thank you for subscribing!"}','01a216e9-5588-7d25-8aca-d90c5a15a666',1795680720264);
insert into "mail_queue" values ('01a216e9-54de-7468-a086-f06ac08afe31','enquiry','01a216e9-54de-7b20-9f30-411d330cd3df',0,1795680720094,NULL,NULL,'[]',NULL,1795680720094,NULL,NULL,0);
insert into "mail_queue" values ('01a216e9-557a-7e65-bee9-79e8e62e2bae','report','01a216e9-557a-7867-a7ea-f0f959a42010',0,1795680720250,NULL,NULL,'[]',NULL,1795680720250,NULL,NULL,0);
insert into "mail_queue" values ('01a216e9-5588-737b-a32c-6d2c7a0ea950','confirmation','01a216e9-5588-7d25-8aca-d90c5a15a666',0,1795680720264,NULL,NULL,'[]',NULL,1795680720264,NULL,NULL,0);
insert into "mail_queue" values ('01a216e9-558f-7225-9b3c-b8c4a82309b5','answer','01a216e9-558f-7e16-9a96-fd9ea050c909',0,1795680730271,NULL,NULL,'[]',NULL,1795680720271,NULL,NULL,0);
insert into "migration" values ('0001-desk',1795680719957);
insert into "network_ban" values ('a fingerprint',1795680720270,1798272720270);
insert into "newsletter" values ('01a216e9-558f-7e16-9a96-fd9ea050c909','inheritance','Inheritance','New rules.','stopped',2,NULL,NULL,'staff',1795680720271,1795680720271,1795680720271,1795680720271,'');
insert into "newsletter_recipient" values ('01a216e9-558f-7b96-8054-14a92afa4d4e','01a216e9-558f-7e16-9a96-fd9ea050c909','01a216e9-5588-7d25-8aca-d90c5a15a666','waiting',NULL,NULL,NULL);
insert into "newsletter_test" values ('a id','01a216e9-558f-7e16-9a96-fd9ea050c909','a address',1);
insert into "office" values ('office','{"days":[1,2],"holidays":[],"acknowledges":true}',1,'staff',0);
insert into "person_key" values ('asha@example.org','01a216e9-5593-73a6-8484-11e7ea8e2160',1795680720271,'staff');
insert into "person_key" values ('ravi@example.org','01a216e9-5593-73a6-8484-11e7ea8e2160',1795680720271,'staff');
insert into "push_device" values ('a id','a address','a endpoint','a p256dh','a auth',1,1,'a kinds');
insert into "push_message" values ('a id','a source_id','a kind','01a216e9-54de-7b20-9f30-411d330cd3df','01a216e9-550b-756c-8bee-358671800b04',1,1,1,1);
insert into "rate_limit" values ('a key',1,1);
insert into "report" values ('01a216e9-557a-7867-a7ea-f0f959a42010','01a216e9-5565-7507-aa97-5e7bcaa4bda8','rude','','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,0,1795680720250,NULL);
insert into "saved_view" values ('01a216e9-5594-78dd-8d48-71f02bc2be79','staff','Waiting for papers','waiting for papers',1,'{"view":"all","order":"late","state":"","service":"","page":"","assignee":"","stage":"papers","tag":""}');
insert into "setting" values ('lastMerge','1795680720271');
insert into "staff_browser" values ('a hash','a address',1);
insert into "staff_challenge" values ('a id','a address',1,'a challenge','a browser_hash',1);
insert into "staff_link" values ('a id','a address',1,'a browser_hash',1,1,'a token_hashes','a code_hashes',1);
insert into "staff_member" values ('01a216e9-558f-79b1-bd32-56bfe0bff427','staff','Ravi','staff','{"en":"Ravi"}',NULL,NULL);
insert into "staff_notice" values ('a id','a kind','a address','a recipients','a subject',1);
insert into "staff_passkey" values ('01a216e9-558f-7e16-9a96-fd9ea050c909','staff',1795680720271,'key',0,'[]','phone',0,NULL);
insert into "staff_passkey_removed" values ('lost',1795680720271);
insert into "staff_presence" values ('a id','a tab','01a216e9-54de-7b20-9f30-411d330cd3df','a address',1,1);
insert into "staff_quiet" values ('staff','22:00','07:00','Asia/Kolkata');
insert into "staff_session" values ('a id','a address',1,'a token_hash','a device','a method',1,1,1);
insert into "subscriber" values ('01a216e9-5588-7d25-8aca-d90c5a15a666','ravi@example.org','ravi@example.org','ravi@example.org','confirmed',1,'afdd356d552b','SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.',1795680720262,1795680720264,1,NULL,1,1795680720264);
insert into "thread" values ('blog1',2,'01a216e9-5567-7a17-9103-83462f8834a4');
insert into "tombstone" values ('a hash',1);
