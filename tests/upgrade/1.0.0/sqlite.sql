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
    asked_at bigint not null default 0,
    language text not null default 'en'
  );
CREATE TABLE newsletter (
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
    language text not null default 'en',
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
insert into "answer_template" values ('01a2190f-f880-732e-81ff-7e17ec4d277e','Hello','','Dear','','en',1,1,NULL,NULL);
insert into "article_draft" values ('inheritance','An article','0000000000000000000000000000000000000000000000000000000000000000',1,'staff',0,'staff',1795716806784,0,'','');
insert into "article_publication" values ('01a2190f-f880-7592-adc6-e95d464cfa71','inheritance','staff','Correct it','An article','0000000000000000000000000000000000000000000000000000000000000000','','waiting','',1795716806784,NULL,NULL,0,0);
insert into "attachment" values ('01a2190f-f880-7008-88f7-4bcc497d1b76','01a2190f-f865-7b8e-aae4-3c1ee7de9630','01a2190f-f880-7007-9e47-032a64cb031d',NULL,'staff','deed.pdf','application/pdf',900,'waQU0ONR2jPS8qtWxG6QeDXNeTaWa02w6NsCjWVnK6o',1795716806784,1795716806784,NULL,NULL);
insert into "attachment_piece" values ('01a2190f-f880-7008-88f7-4bcc497d1b76',0,X'AB703878A248ED13A474763B01B41F556E8D49A57B27036CCEB5239101256B5CFFB08227E49AF6B97FD9EDD5B5B31D4108DA7F72F13F2A34FA0237DC203ECEE02AC8F941A085AFDA4F907635B1EC98BE1D720A7BA9BB8ED66FEC7ED70FDEE799214A9A3C107FC933DA3560AC99020D6A0143BFAE927A862ABE294B1599555253BABA6634B23EF8AB5BD482A3BB481916678E71592452BD2B0377624535F0B7602F04A306322B19B803B954FB6284324D6497B6C0123B6C6171225F11C2B9ECA8A305357ADB963B5A4DFC9FDB1F5206790D1CC411E490B572F875F8683CA634E72B557E6B8BB55E671B47B05B888800D8EBA5EAFA2372A1C1BD88A030BC7F0CF5E561FB1E5D2B1315ACEAEA8DB9DCE4C0842344162C580EE34C3257BE4BF565A9CDBB0D262AE0C3D70113D0F43BB4AFFF5199E63057DD3D0F600BDCB2DFC24F5B077B102EA120481CC5CCC2BE604C45738AB48599D0EE64B6920E82959CAC244050B0B8079B68AFDB56F259C9AF8E658EE424CBBE6C6E7928825F669DF189A63699ED7B9C37E2C9194A2DDA271ADF7669CD43F5995F04076EE37BE3C3EF87229632CDFB93BC9441C6F5C39F57A81339314D8B2E7166B9C66B18FEE944169D5EC123C22A4434BAD2E3700100D4993B9770C46F33208E4A47623D93A1ED7AF76342DD1E8D9DF5D99ADFB3E132687AF98EF93B926A592DC4BF782D25C2B54A82354B58710B065220EA89B77D247838541137CE91033543DEB95C0B8656A02A3B282C10982700DDCBE294509CC10703ABEC43749A0180CC1C71DC0E5A02A817D829E1F33FB7BE069B39F302E2F043D5E8099CF96FA85AA0C26FD3017CF8F7CE8A3FEF2657E74443BADDB40691EDE2B52215B2B9A4D26F4B08F3CB3E8173E6A6F2F89626C24B7B293977E6BF67AE1CC76E597BB835B3F01087FEEA7350DD1533DF5E62A9101CB3988B8F0800F31AEC828DF2C3A41EBC691F39F5333DA1F9C2767C35828700CFE1B080747F951F7EA28120A4E8CC82FA7AAE25A699CE745047A3CC0418D62AB89C9E98671F4DCA56D6A8F2A35BBF3DABB817AEE2BAE9890F8D7AD1FBA7D8D1C97AF624C193F8CA387B5CE08E22C04F9F7A786E9256B28E05BD263A4B190E7FCE560D492444CD0CC6BCE57E60139554FBA466D3078B8E6A315169EA3394DA3D69B2B6A9FE657ED59793B75C047AAFF4F8BC6F13A463E0EE19B182C4AC14A2424EF0720C285EBAA5D25F926535DD56200FC1CF3752A5A867F274A70F660092B61D84');
insert into "audit" values ('a id',1,'a actor','a action','a object');
insert into "booking" values ('01a2190f-f880-732e-81ff-7e17ec4d277e','01a2190f-f865-7b8e-aae4-3c1ee7de9630',1795716806784,1795718606784,'Asia/Dubai','en','booked',0,1795716806784,NULL);
insert into "change" values ('01a2190f-f87b-72f1-9b6c-86c979e9ed6f',1795716806779,'comment','01a2190f-f878-7728-89d9-c2bcf73b9561','changed');
insert into "change" values ('01a2190f-f880-7ad8-8b61-a9f4b26cc982',1795716806784,'enquiry','01a2190f-f865-7b8e-aae4-3c1ee7de9630','changed');
insert into "change" values ('01a2190f-f880-7de0-ad04-27adfb4b3a4e',1795716806784,'enquiry','01a2190f-f865-7b8e-aae4-3c1ee7de9630','changed');
insert into "change" values ('01a2190f-f880-7abe-9e0f-2566f2d26b60',1795716806784,'task','01a2190f-f883-7c78-879b-1e849513dcd2','changed');
insert into "change" values ('01a2190f-f880-7b6e-9af9-ff9058747300',1795716806784,'enquiry','01a2190f-f865-7b8e-aae4-3c1ee7de9630','changed');
insert into "change" values ('01a2190f-f880-7618-9ba2-bf9b0cfaeb40',1795716806784,'enquiry','01a2190f-f865-7b8e-aae4-3c1ee7de9630','changed');
insert into "change" values ('01a2190f-f880-7011-9b1e-ebc99fa1307b',1795716806784,'enquiry','01a2190f-f865-7b8e-aae4-3c1ee7de9630','changed');
insert into "change" values ('01a2190f-f880-7d93-9ff0-bb7eef0a4a7c',1795716806784,'office','','changed');
insert into "change" values ('01a2190f-f880-7c57-9b56-979301278b2b',1795716806784,'template','01a2190f-f880-732e-81ff-7e17ec4d277e','new');
insert into "change" values ('01a2190f-f880-7605-85f3-1f51b1d41758',1795716806784,'newsletter','01a2190f-f880-732e-81ff-7e17ec4d277e','new');
insert into "change" values ('01a2190f-f880-7c06-a049-2a140206f2bf',1795716806784,'newsletter','01a2190f-f880-732e-81ff-7e17ec4d277e','changed');
insert into "change" values ('01a2190f-f880-7d70-9273-a280ebc83d46',1795716806784,'newsletter','01a2190f-f880-732e-81ff-7e17ec4d277e','changed');
insert into "change" values ('01a2190f-f880-7da8-bc9d-e29164905f46',1795716806784,'article','inheritance','changed');
insert into "change" values ('01a2190f-f880-7ff2-a697-6e700ad36e48',1795716806784,'article','inheritance','changed');
insert into "comment" values ('01a2190f-f871-7fbe-a363-30d6718a7c3a','blog1',NULL,1,1,153,'','','','','Thanks for this.','BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795716806769,NULL,0);
insert into "comment" values ('01a2190f-f878-7728-89d9-c2bcf73b9561','blog1','01a2190f-f871-7fbe-a363-30d6718a7c3a',2,1,145,'','','','','Welcome.','KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795716806776,NULL,0);
insert into "conflict_check" values ('01a2190f-f882-7d35-89fd-a4153761877d','01a2190f-f865-7b8e-aae4-3c1ee7de9630',1795716806784,'staff','Ravi Rao','Flat 4, Pune',0,'clear','Nobody');
insert into "enquiry" values ('01a2190f-f865-7b8e-aae4-3c1ee7de9630','PD-R757-QH3T','आशा Rao','asha@example.org','asha@example.org','A plot in Pune, 🏠 and "a deed".','+44 20 7946 0000','',1795716806737,1795716806757,1795716806784,'answered','lost','price','','','pdr757qh3t
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.',3,'staff',1,NULL,'form',1795716806757,NULL,NULL);
insert into "enquiry_answer" values ('01a2190f-f880-732e-81ff-7e17ec4d277e','01a2190f-f865-7b8e-aae4-3c1ee7de9630',1795716806784,'staff','Re','yes','01a2190f-f880-7a1e-8b10-44ed191ae27b','01a2190f-f865-7293-91de-3bd7fa2e112c',3);
insert into "enquiry_event" values ('01a2190f-f880-7001-9919-0e774f2648e3','01a2190f-f865-7b8e-aae4-3c1ee7de9630',1795716806784,'staff','stage','enquiry','lost');
insert into "enquiry_event" values ('01a2190f-f880-7002-871f-0f37e326398b','01a2190f-f865-7b8e-aae4-3c1ee7de9630',1795716806784,'staff','lostReason','','price');
insert into "enquiry_event" values ('01a2190f-f880-7003-aba2-963e62dfaea2','01a2190f-f865-7b8e-aae4-3c1ee7de9630',1795716806784,'staff','tags','','Pune
वसीयत');
insert into "enquiry_event" values ('01a2190f-f880-7004-82bc-71e2a9cf96b6','01a2190f-f865-7b8e-aae4-3c1ee7de9630',1795716806784,'staff','note','','');
insert into "enquiry_event" values ('01a2190f-f880-7005-9406-b5a5ebcca592','01a2190f-f865-7b8e-aae4-3c1ee7de9630',1795716806784,'staff','state','new','answered');
insert into "enquiry_event" values ('01a2190f-f880-7006-a32f-c4669f3e7df7','01a2190f-f865-7b8e-aae4-3c1ee7de9630',1795716806784,'staff','answer','new','answered');
insert into "enquiry_message" values ('01a2190f-f880-7007-9e47-032a64cb031d','01a2190f-f865-7b8e-aae4-3c1ee7de9630','01a2190f-f880-732e-81ff-7e17ec4d277e','in','phone','message','','','','[]','staff','','Called.','','','','',0,NULL,NULL,NULL,1795716806784,1795716806784);
insert into "enquiry_note" values ('01a2190f-f880-732e-81ff-7e17ec4d277e','01a2190f-f865-7b8e-aae4-3c1ee7de9630',1795716806784,'staff','a note');
insert into "enquiry_tag" values ('01a2190f-f865-7b8e-aae4-3c1ee7de9630','pune','Pune');
insert into "enquiry_tag" values ('01a2190f-f865-7b8e-aae4-3c1ee7de9630','वसीयत','वसीयत');
insert into "idempotency" values ('01a2190f-f851-7bd4-890d-eefeb48c6420','8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0',201,'{"message":"Your enquiry has been received.","reference":"PD-R757-QH3T"}','01a2190f-f865-7b8e-aae4-3c1ee7de9630',1795716806757);
insert into "idempotency" values ('01a2190f-f870-7262-8940-ae42178939bf','8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA',201,'{}','01a2190f-f871-7fbe-a363-30d6718a7c3a',1795716806769);
insert into "idempotency" values ('01a2190f-f877-77b3-977e-64e6f19b0886','8-6MXpcv.OuTacz1A5kIIIxJa2NQwz05SetI_6AqVJUcGceIhuRA',201,'{}','01a2190f-f878-7728-89d9-c2bcf73b9561',1795716806776);
insert into "idempotency" values ('01a2190f-f87b-7de6-bbea-fc7e8f19de48','8-6MXpcv.3GsWeWRDIAu6vlV8R52Dpz386HDWGASABXTzLGI0wbU',201,'{"message":"Comment reported to admin."}','01a2190f-f87b-7841-a82a-b02e6546cb54',1795716806779);
insert into "idempotency" values ('01a2190f-f87d-7beb-98ab-320fa850c68d','8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk',200,'{"message":"Thank you for subscribing!"}','01a2190f-f87d-7860-9929-aab0c1b78f86',1795716806781);
insert into "mail_queue" values ('01a2190f-f865-7293-91de-3bd7fa2e112c','enquiry','01a2190f-f865-7b8e-aae4-3c1ee7de9630',0,1795716806757,NULL,NULL,'[]',NULL,1795716806757,NULL,NULL,0);
insert into "mail_queue" values ('01a2190f-f87b-7d9d-b8d6-0d0eac7b1531','report','01a2190f-f87b-7841-a82a-b02e6546cb54',0,1795716806779,NULL,NULL,'[]',NULL,1795716806779,NULL,NULL,0);
insert into "mail_queue" values ('01a2190f-f87d-7185-a574-586475aa0b95','confirmation','01a2190f-f87d-7860-9929-aab0c1b78f86',0,1795716806781,NULL,NULL,'[]',NULL,1795716806781,NULL,NULL,0);
insert into "mail_queue" values ('01a2190f-f880-7a1e-8b10-44ed191ae27b','answer','01a2190f-f880-732e-81ff-7e17ec4d277e',0,1795716816784,NULL,NULL,'[]',NULL,1795716806784,NULL,NULL,0);
insert into "migration" values ('0001-desk',1795716806706);
insert into "network_ban" values ('a fingerprint',1795716806783,1798308806783);
insert into "newsletter" values ('01a2190f-f880-732e-81ff-7e17ec4d277e','inheritance','Inheritance','New rules.','{}','{"language":"","source":"","from":"","to":""}',NULL,'stopped',2,NULL,NULL,'staff',1795716806784,1795716806784,1795716806784,1795716806784,'');
insert into "newsletter_recipient" values ('01a2190f-f880-7221-923a-4c084be0d62d','01a2190f-f880-732e-81ff-7e17ec4d277e','01a2190f-f87d-7860-9929-aab0c1b78f86','waiting',NULL,NULL,NULL);
insert into "newsletter_test" values ('a id','01a2190f-f880-732e-81ff-7e17ec4d277e','a address','a language',1);
insert into "office" values ('office','{"days":[1,2],"holidays":[],"acknowledges":true}',1,'staff',0);
insert into "person_key" values ('asha@example.org','01a2190f-f882-7224-a62e-6cc551ac5946',1795716806784,'staff');
insert into "person_key" values ('ravi@example.org','01a2190f-f882-7224-a62e-6cc551ac5946',1795716806784,'staff');
insert into "push_device" values ('a id','a address','a endpoint','a p256dh','a auth',1,1,'a kinds');
insert into "push_message" values ('a id','a source_id','a kind','01a2190f-f865-7b8e-aae4-3c1ee7de9630','01a2190f-f871-7fbe-a363-30d6718a7c3a',1,1,1,1);
insert into "rate_limit" values ('a key',1,1);
insert into "report" values ('01a2190f-f87b-7841-a82a-b02e6546cb54','01a2190f-f878-7728-89d9-c2bcf73b9561','rude','','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,0,1795716806779,NULL);
insert into "saved_view" values ('01a2190f-f883-7605-9a1c-168b54086e6f','staff','Waiting for papers','waiting for papers',1,'{"view":"all","order":"late","state":"","service":"","page":"","assignee":"","stage":"papers","tag":""}');
insert into "setting" values ('lastMerge','1795716806784');
insert into "staff_browser" values ('a hash','a address',1);
insert into "staff_challenge" values ('a id','a address',1,'a challenge','a browser_hash',1);
insert into "staff_link" values ('a id','a address',1,'a browser_hash',1,1,'a token_hashes','a code_hashes',1);
insert into "staff_member" values ('01a2190f-f880-7431-b411-095a82ac0cf0','staff','Ravi','staff','{"en":"Ravi"}',NULL,NULL);
insert into "staff_notice" values ('a id','a kind','a address','a recipients','a subject',1);
insert into "staff_passkey" values ('01a2190f-f880-732e-81ff-7e17ec4d277e','staff',1795716806784,'key',0,'[]','phone',0,NULL);
insert into "staff_passkey_removed" values ('lost',1795716806784);
insert into "staff_presence" values ('a id','a tab','01a2190f-f865-7b8e-aae4-3c1ee7de9630','a address',1,1);
insert into "staff_quiet" values ('staff','22:00','07:00','Asia/Kolkata');
insert into "staff_session" values ('a id','a address',1,'a token_hash','a device','a method',1,1,1);
insert into "subscriber" values ('01a2190f-f87d-7860-9929-aab0c1b78f86','ravi@example.org','ravi@example.org','ravi@example.org','confirmed',1,'afdd356d552b','SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.',1795716806781,1795716806781,1,NULL,1,1795716806781,'en');
insert into "task" values ('01a2190f-f883-7c78-879b-1e849513dcd2','01a2190f-f865-7b8e-aae4-3c1ee7de9630',NULL,'Call the bank','2027-01-01','staff','yearly',1795716806784,NULL,'',1,NULL,NULL);
insert into "thread" values ('blog1',2,'01a2190f-f87a-7aa1-87f8-d04064c36a21');
insert into "tombstone" values ('a hash',1);
