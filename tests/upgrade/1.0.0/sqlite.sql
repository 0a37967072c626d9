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
insert into "answer_template" values ('01a217a9-86f2-73b7-885d-acffb9a0c69c','Hello','','Dear','','en',1,1,NULL,NULL);
insert into "article_draft" values ('inheritance','An article','0000000000000000000000000000000000000000000000000000000000000000',1,'staff',0,'staff',1795693315826,0,'','');
insert into "article_publication" values ('01a217a9-86f2-7e5f-a5ab-bfa41bcd9480','inheritance','staff','Correct it','An article','0000000000000000000000000000000000000000000000000000000000000000','','waiting','',1795693315826,NULL,NULL,0,0);
insert into "attachment" values ('01a217a9-86f2-7008-be7d-39025276f3b2','01a217a9-86c9-73f2-a27a-728be0f3ecac','01a217a9-86f2-7007-97a5-b3d9a3219d1e',NULL,'staff','deed.pdf','application/pdf',900,'IGwo_5vgB12FimPNbmhDN8VLBpmk93ro-bnWnS5rLs4',1795693315826,1795693315826,NULL,NULL);
insert into "attachment_piece" values ('01a217a9-86f2-7008-be7d-39025276f3b2',0,X'17F0CE21142FAC3A2F4FC37F445F54C86EDC28E54984179FF9FE7083C0CC53A9511D9A10991CEE472E90581BAB2C87F399D62BEB0EF576603D8113956C95C5CE659411EBE71B0B3340F645A16F9B4DF1E0EF5B2ED01F995AEFEAA95CEE5F8B8FE4EB7D1E2FE03749013065AC6B31B8A52368244E7702E424DBCDA75E8142AB300D9006709D77E10A7FAD867D6CC6F063BC8659454645D47217DEB6A283925CF2D10536D5F28CCAB13EAF9AA57293E56A290073BA347180AB26CA75A02A62D36EAFE91298A46B1AE8BDA6004F75D17921F20239ED321B3602C19C3506AA80C2755E6AB49DD77521829DE5AAA0FCF458EDBA514C6F68F9F32056866CE9286AEE8AD68106DD4D96C3C81F3CA9405B7930469780E5B7AC2509F8D31FEE16C1196A9D75FB2C053E90577C9DAEF1DD08AB79E8C5B4E1DECE0DF540512514FF87F8732477F0D65DCBDCD072FF2B339CCF63DFD5C5B9E3D03B62216443820DA3D30A3E51663D264822D6907092BF60857C70A7BB2BBB3B3C8B078A2AC4809BE95049153F88AED2491391F15F2D45F215285665322C41079835DF580486673626DA037661ADBA3E7F6719571E68A3A179F32993A2AE3A90652AE5EF5AFCA38F1ACAEDAC6C6FFA20A43A8EA6F845C526EAAC8271548EDD7AA76016289B6EC56CF46463D0D6B0304973EA5B61DBEE42E05D5A48D18B6DECB8EE34B5E6ED246E24FC2A21A4078A4D70A5B634CAAF7BFCBB6F0E5BF42865ADC18DF3EADA29F1C91D296C764E40D2833BBF02E7F40B6A3A928522C3ECC65ECEFA9399C2E0989D334AEB28FC486BF4F94A3AD4910160930F2765E7355CF81DC3FBEFA3191B88BC988B9F3A9FF213A31EF9570BE61EF09DF166D884012FD15C3D910BA487C91F51299AA73562ECC525E8C19525D288221B9F0F054A73188676C39A9C4B9F361588648DB10C690C4CC48BAF79B692461D6748A5903C6070E8B53106DD750F53996D3FAD141DA303043F3DA98163A49CF0DBB393B0C380EF0333045AD5ADBA2E6B21C97B37B18132B795F0A2C60684866F2560E9216ABDB32035DB7BD654D904CFA193C06B6FCC9FE43C4BAC9AA091C6B0EEFD748C18A3167947E0843A4FEDEDFE8C9053A3B703D5C6A1FD419E85CFB2A167DE44EC2AE309A0EC255FA5BBB8EC209BA097B6F48C06F7761A6011983E39912F2A2996A3A956A675187C5C75F315C1F9B46CA8EAF967104ED88ACAA5FBCBD0698100A4CC2BDA80C1D3BD32F090AA817525A8D729306D441A48DE0E');
insert into "audit" values ('a id',1,'a actor','a action','a object');
insert into "booking" values ('01a217a9-86f2-73b7-885d-acffb9a0c69c','01a217a9-86c9-73f2-a27a-728be0f3ecac',1795693315826,1795695115826,'Asia/Dubai','en','booked',0,1795693315826,NULL);
insert into "change" values ('01a217a9-86ed-7025-b1e9-1455c7c8accb',1795693315821,'comment','01a217a9-86ea-784e-b588-d41656ed00a7','changed');
insert into "change" values ('01a217a9-86f2-7671-9833-99a15e33c34c',1795693315826,'enquiry','01a217a9-86c9-73f2-a27a-728be0f3ecac','changed');
insert into "change" values ('01a217a9-86f2-75ee-8c75-e1ae8d279512',1795693315826,'enquiry','01a217a9-86c9-73f2-a27a-728be0f3ecac','changed');
insert into "change" values ('01a217a9-86f2-70f5-a238-4caf8d5ea088',1795693315826,'task','01a217a9-86f5-7606-a6d3-1415fc5d3e46','changed');
insert into "change" values ('01a217a9-86f2-7c3c-acc6-a8277fd694aa',1795693315826,'enquiry','01a217a9-86c9-73f2-a27a-728be0f3ecac','changed');
insert into "change" values ('01a217a9-86f2-7871-84c6-5f17379b35d3',1795693315826,'enquiry','01a217a9-86c9-73f2-a27a-728be0f3ecac','changed');
insert into "change" values ('01a217a9-86f2-72c8-b015-f68e2aadca14',1795693315826,'enquiry','01a217a9-86c9-73f2-a27a-728be0f3ecac','changed');
insert into "change" values ('01a217a9-86f2-77ae-8893-7ce522eaef11',1795693315826,'office','','changed');
insert into "change" values ('01a217a9-86f2-74e7-b4e6-8f4bf3d9aff6',1795693315826,'template','01a217a9-86f2-73b7-885d-acffb9a0c69c','new');
insert into "change" values ('01a217a9-86f2-7017-8f38-820a6db16c90',1795693315826,'newsletter','01a217a9-86f2-73b7-885d-acffb9a0c69c','new');
insert into "change" values ('01a217a9-86f2-7c1a-b2b1-dbb829920349',1795693315826,'newsletter','01a217a9-86f2-73b7-885d-acffb9a0c69c','changed');
insert into "change" values ('01a217a9-86f2-7850-b568-c880b7d0204a',1795693315826,'newsletter','01a217a9-86f2-73b7-885d-acffb9a0c69c','changed');
insert into "change" values ('01a217a9-86f2-72b9-b674-fa1a338ed73f',1795693315826,'article','inheritance','changed');
insert into "change" values ('01a217a9-86f2-7709-a880-8f3a36ef7279',1795693315826,'article','inheritance','changed');
insert into "comment" values ('01a217a9-86e4-73f9-9365-85c2c2e7a642','blog1',NULL,1,1,153,'','','','','Thanks for this.','BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795693315812,NULL,0);
insert into "comment" values ('01a217a9-86ea-784e-b588-d41656ed00a7','blog1','01a217a9-86e4-73f9-9365-85c2c2e7a642',2,1,145,'','','','','Welcome.','KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795693315818,NULL,0);
insert into "conflict_check" values ('01a217a9-86f3-7d73-aa00-9be46df85a60','01a217a9-86c9-73f2-a27a-728be0f3ecac',1795693315826,'staff','Ravi Rao','Flat 4, Pune',0,'clear','Nobody');
insert into "enquiry" values ('01a217a9-86c9-73f2-a27a-728be0f3ecac','PD-7P3F-ZCH2','आशा Rao','asha@example.org','asha@example.org','A plot in Pune, 🏠 and "a deed".','+44 20 7946 0000','',1795693315771,1795693315785,1795693315826,'answered','lost','price','','','pd7p3fzch2
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.',3,'staff',1,NULL,'form',1795693315785,NULL,NULL);
insert into "enquiry_answer" values ('01a217a9-86f2-73b7-885d-acffb9a0c69c','01a217a9-86c9-73f2-a27a-728be0f3ecac',1795693315826,'staff','Re','yes','01a217a9-86f2-7efb-8fda-b2d9d408e32d','01a217a9-86c9-760f-a2ac-58410a58b57a',3);
insert into "enquiry_event" values ('01a217a9-86f2-7001-af23-0e403dcd5b11','01a217a9-86c9-73f2-a27a-728be0f3ecac',1795693315826,'staff','stage','enquiry','lost');
insert into "enquiry_event" values ('01a217a9-86f2-7002-a65f-96738946859c','01a217a9-86c9-73f2-a27a-728be0f3ecac',1795693315826,'staff','lostReason','','price');
insert into "enquiry_event" values ('01a217a9-86f2-7003-a102-e468ae8ba6a5','01a217a9-86c9-73f2-a27a-728be0f3ecac',1795693315826,'staff','tags','','Pune
वसीयत');
insert into "enquiry_event" values ('01a217a9-86f2-7004-a5a8-a736e6fc49fd','01a217a9-86c9-73f2-a27a-728be0f3ecac',1795693315826,'staff','note','','');
insert into "enquiry_event" values ('01a217a9-86f2-7005-9fcc-c388665a65d5','01a217a9-86c9-73f2-a27a-728be0f3ecac',1795693315826,'staff','state','new','answered');
insert into "enquiry_event" values ('01a217a9-86f2-7006-8121-f8622b56c9c4','01a217a9-86c9-73f2-a27a-728be0f3ecac',1795693315826,'staff','answer','new','answered');
insert into "enquiry_message" values ('01a217a9-86f2-7007-97a5-b3d9a3219d1e','01a217a9-86c9-73f2-a27a-728be0f3ecac','01a217a9-86f2-73b7-885d-acffb9a0c69c','in','phone','message','','','','[]','staff','','Called.','','','','',0,NULL,NULL,NULL,1795693315826,1795693315826);
insert into "enquiry_note" values ('01a217a9-86f2-73b7-885d-acffb9a0c69c','01a217a9-86c9-73f2-a27a-728be0f3ecac',1795693315826,'staff','a note');
insert into "enquiry_tag" values ('01a217a9-86c9-73f2-a27a-728be0f3ecac','pune','Pune');
insert into "enquiry_tag" values ('01a217a9-86c9-73f2-a27a-728be0f3ecac','वसीयत','वसीयत');
insert into "idempotency" values ('01a217a9-86bb-7f61-953d-42ec6463a535','8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0',201,'{"message":"Your enquiry has been received.","reference":"PD-7P3F-ZCH2"}','01a217a9-86c9-73f2-a27a-728be0f3ecac',1795693315785);
insert into "idempotency" values ('01a217a9-86db-7209-a7d4-674f42653bca','8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA',201,'{}','01a217a9-86e4-73f9-9365-85c2c2e7a642',1795693315812);
insert into "idempotency" values ('01a217a9-86e9-7c85-a3b6-ac1c91c2891d','8-6MXpcv.G7uC9bia7Ysf-tfvWpvTZscyop08t8Uiz7_ZHIlnrNQ',201,'{}','01a217a9-86ea-784e-b588-d41656ed00a7',1795693315818);
insert into "idempotency" values ('01a217a9-86ed-7a76-939c-d96f4d3a436a','8-6MXpcv.Fba8t4nTkzOzbSPfxbrcYC1WdF6Z4XsT7o38pFeyT8E',201,'{"message":"Comment reported to admin."}','01a217a9-86ed-7c2a-911e-7d64dc84adb7',1795693315821);
insert into "idempotency" values ('01a217a9-86ef-76b7-9284-d47029edb434','8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk',200,'{"message":"Thank you for subscribing!"}','01a217a9-86ef-7e54-a5cf-643b90fc87d1',1795693315823);
insert into "mail_queue" values ('01a217a9-86c9-760f-a2ac-58410a58b57a','enquiry','01a217a9-86c9-73f2-a27a-728be0f3ecac',0,1795693315785,NULL,NULL,'[]',NULL,1795693315785,NULL,NULL,0);
insert into "mail_queue" values ('01a217a9-86ed-73f2-9b20-e450b1b47968','report','01a217a9-86ed-7c2a-911e-7d64dc84adb7',0,1795693315821,NULL,NULL,'[]',NULL,1795693315821,NULL,NULL,0);
insert into "mail_queue" values ('01a217a9-86ef-794e-9cda-7a09dadc89b2','confirmation','01a217a9-86ef-7e54-a5cf-643b90fc87d1',0,1795693315823,NULL,NULL,'[]',NULL,1795693315823,NULL,NULL,0);
insert into "mail_queue" values ('01a217a9-86f2-7efb-8fda-b2d9d408e32d','answer','01a217a9-86f2-73b7-885d-acffb9a0c69c',0,1795693325826,NULL,NULL,'[]',NULL,1795693315826,NULL,NULL,0);
insert into "migration" values ('0001-desk',1795693315741);
insert into "network_ban" values ('a fingerprint',1795693315825,1798285315825);
insert into "newsletter" values ('01a217a9-86f2-73b7-885d-acffb9a0c69c','inheritance','Inheritance','New rules.','stopped',2,NULL,NULL,'staff',1795693315826,1795693315826,1795693315826,1795693315826,'');
insert into "newsletter_recipient" values ('01a217a9-86f2-766e-9b3c-6b8c0cbd3e50','01a217a9-86f2-73b7-885d-acffb9a0c69c','01a217a9-86ef-7e54-a5cf-643b90fc87d1','waiting',NULL,NULL,NULL);
insert into "newsletter_test" values ('a id','01a217a9-86f2-73b7-885d-acffb9a0c69c','a address',1);
insert into "office" values ('office','{"days":[1,2],"holidays":[],"acknowledges":true}',1,'staff',0);
insert into "person_key" values ('asha@example.org','01a217a9-86f4-7eb2-b69a-abfc3e58ee01',1795693315826,'staff');
insert into "person_key" values ('ravi@example.org','01a217a9-86f4-7eb2-b69a-abfc3e58ee01',1795693315826,'staff');
insert into "push_device" values ('a id','a address','a endpoint','a p256dh','a auth',1,1,'a kinds');
insert into "push_message" values ('a id','a source_id','a kind','01a217a9-86c9-73f2-a27a-728be0f3ecac','01a217a9-86e4-73f9-9365-85c2c2e7a642',1,1,1,1);
insert into "rate_limit" values ('a key',1,1);
insert into "report" values ('01a217a9-86ed-7c2a-911e-7d64dc84adb7','01a217a9-86ea-784e-b588-d41656ed00a7','rude','','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,0,1795693315821,NULL);
insert into "saved_view" values ('01a217a9-86f4-70ee-883e-21f48652ff1f','staff','Waiting for papers','waiting for papers',1,'{"view":"all","order":"late","state":"","service":"","page":"","assignee":"","stage":"papers","tag":""}');
insert into "setting" values ('lastMerge','1795693315826');
insert into "staff_browser" values ('a hash','a address',1);
insert into "staff_challenge" values ('a id','a address',1,'a challenge','a browser_hash',1);
insert into "staff_link" values ('a id','a address',1,'a browser_hash',1,1,'a token_hashes','a code_hashes',1);
insert into "staff_member" values ('01a217a9-86f2-75ef-9d38-e0b787192c67','staff','Ravi','staff','{"en":"Ravi"}',NULL,NULL);
insert into "staff_notice" values ('a id','a kind','a address','a recipients','a subject',1);
insert into "staff_passkey" values ('01a217a9-86f2-73b7-885d-acffb9a0c69c','staff',1795693315826,'key',0,'[]','phone',0,NULL);
insert into "staff_passkey_removed" values ('lost',1795693315826);
insert into "staff_presence" values ('a id','a tab','01a217a9-86c9-73f2-a27a-728be0f3ecac','a address',1,1);
insert into "staff_quiet" values ('staff','22:00','07:00','Asia/Kolkata');
insert into "staff_session" values ('a id','a address',1,'a token_hash','a device','a method',1,1,1);
insert into "subscriber" values ('01a217a9-86ef-7e54-a5cf-643b90fc87d1','ravi@example.org','ravi@example.org','ravi@example.org','confirmed',1,'afdd356d552b','SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.',1795693315823,1795693315823,1,NULL,1,1795693315823);
insert into "task" values ('01a217a9-86f5-7606-a6d3-1415fc5d3e46','01a217a9-86c9-73f2-a27a-728be0f3ecac','Call the bank','2027-01-01','staff','yearly',1795693315826,NULL,'',1,NULL,NULL);
insert into "thread" values ('blog1',2,'01a217a9-86ec-7e53-a3e2-9ad7bdf5d196');
insert into "tombstone" values ('a hash',1);
