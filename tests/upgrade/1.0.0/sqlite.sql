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
    state text not null default 'new',
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
    version integer not null,
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
    version integer not null
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
CREATE TABLE office (
    id text primary key,
    value text not null,
    version integer not null
  );
CREATE INDEX idempotency_age on idempotency (created_at);
CREATE INDEX idempotency_subject on idempotency (subject);
CREATE INDEX enquiry_address on enquiry (address);
CREATE INDEX enquiry_received on enquiry (received_at, id);
CREATE INDEX enquiry_active on enquiry (active_at, id);
CREATE INDEX enquiry_state on enquiry (state, active_at, id);
CREATE INDEX enquiry_assignee on enquiry (assignee, active_at, id);
CREATE INDEX enquiry_service on enquiry (service, active_at, id);
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
insert into "answer_template" values ('01a21639-06a4-729b-bd88-a50bb1f9fb47','Hello','','Dear',1);
insert into "attachment" values ('01a21639-06a4-7b72-ad1f-574816133840','01a21639-0626-72b9-85ea-85bda2fde7df','01a21639-06a4-7004-8a16-a039a09366f2',NULL,'staff','deed.pdf','application/pdf',900,'kK1NagojU0Xn1nHQ_qx_z2wkgwC2lPQhs3gmnVn4J3M',1795669165732);
insert into "attachment_piece" values ('01a21639-06a4-7b72-ad1f-574816133840',0,X'B47EC511B5772554628DB41D3090B7E91B7324949D3F050F95A6043C2F37722A476B4D6DAF65E131CB60A0FF0966E9F41EC3CAFCC63DCAE54F6A2F4E3AF6D312AEA44D9501C42244CED3110EC8ADB5C044EEE5025D6716A09702207330BC899596736A147BFF3961F9AB35644FF5F12EFA5821F81BC9F26E6E0611C8DB675D491A29AED362A65CEA9F6A4AC87B1D3812BA4051D4BD1F94C852AE8A9F66E41D7BD1244E16E4E2CAEB481ABFFB504DCC306C0C8CC2F01958851000970F21C86AE18A57BF180884A4BC53D934ED5C1CEFBF3627F17AE83E9C98120F301D17328F359DCCAB4CD2DC290BFB4285123F31FA91F4E8C29E1893C7AD837402322748C4108B824F25052159506F9B43EF1D5D279741F12E1F902B8ABC3DB5B4CA6368FEE55622458DE84D71E22AA7D2B33275EC38C4C43B16F7B4CAADA23AD86B9E1A8ED7B91DD5AA74A76E5D3E4007648A4D777ACE0E34138463475B84AF5DC9BB16DE13B5448AA91C06D7F483D22BDEFF2D19160F5A4D6FFE5E2D147C2ED55627114BD7A806AEB72BBF2C127D550FA0C16BC0C6102CF181138A06CF74BB32CFC517EAE4EA6CCB9A11C1BA14E4E614BA6707295E7D03A958909997450EDBA4EE326B957B3A000EBF3626E3842C4AE1F9CCDBC22189015B3F435B0A44E46D4A0EAA8E9B54BD813FF6BEB4E062F803AE47B5F65D130A10113A9ADC7DBE16FE7D7D1C3BE37574AA81ED4591FB63584BE6ABCCDC557BD62453E5022733EC7F82453527F5A74649DB0D49D369861A49DBAB63FD1F090F4BA1C73B7D6ABA8E45591008A6D9A1AB3E3A728629F976D1DD1D3D2064AB6A02229021A1B313DAA8A9F1A113611CEAE1F9B5D6F02F4E282A632CE08D74106ADB8608B81DD16D44883F9254F1ADAABEEDD0095DC7A7E65FA9DBADE1383381BD28913261B681E9C67216433B535FCC6FBE62035D0A57CB11C803738DA1E3CAD1055F48BF48E17E74FC121BB4CD15BFA5397C34DEE7D16257A273732EF97FFADC28545356E847242965D58C9339F1CCFDD5B60D291643DBD1717DAA1F713E1E8B6DE00D32480C0CB2310F48356F1C819B59F53DF28184364A1586CC23D7DF02F75DC286E7A9A821770EC9797C068E75D8532B9B72217FC5FE40F8F4CEF3AD18A5F8077F0A14CAD13226EBF249AC8B72C41C856A54203E32A622957A388D0F30041A69558C2244C6628C5150565AC772278A3BBEFB949CED25C1B90A9F69C2EEBAFDBFFE3AD740C10DF74A9E9A2278E6099F527889D2');
insert into "audit" values ('a id',1,'a actor','a action','a object');
insert into "change" values ('01a21639-0694-78b4-b272-f7b5077c68a3',1795669165716,'comment','01a21639-068b-7208-826f-c76f7317cdd6','changed');
insert into "change" values ('01a21639-06a4-7b6d-8844-6a089b811f86',1795669165732,'enquiry','01a21639-0626-72b9-85ea-85bda2fde7df','changed');
insert into "change" values ('01a21639-06a4-7aa2-a5b9-22948fd22903',1795669165732,'enquiry','01a21639-0626-72b9-85ea-85bda2fde7df','changed');
insert into "change" values ('01a21639-06a4-7be6-87be-0b5752613c13',1795669165732,'office','','changed');
insert into "change" values ('01a21639-06a4-7248-8b8a-a9b3bd59981c',1795669165732,'template','01a21639-06a4-729b-bd88-a50bb1f9fb47','new');
insert into "change" values ('01a21639-06a4-795f-b29a-1eb590b0bdfe',1795669165732,'newsletter','01a21639-06a4-729b-bd88-a50bb1f9fb47','new');
insert into "change" values ('01a21639-06a4-78e9-9409-560c870264fc',1795669165732,'newsletter','01a21639-06a4-729b-bd88-a50bb1f9fb47','changed');
insert into "change" values ('01a21639-06a4-7d1e-a180-fc9d670662ce',1795669165732,'newsletter','01a21639-06a4-729b-bd88-a50bb1f9fb47','changed');
insert into "comment" values ('01a21639-067d-7f59-a0ba-d8e2bbb95b58','blog1',NULL,1,1,153,'','','','','Thanks for this.','BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795669165693,NULL,0);
insert into "comment" values ('01a21639-068b-7208-826f-c76f7317cdd6','blog1','01a21639-067d-7f59-a0ba-d8e2bbb95b58',2,1,145,'','','','','Welcome.','KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795669165707,NULL,0);
insert into "enquiry" values ('01a21639-0626-72b9-85ea-85bda2fde7df','PD-31MC-W1N5','आशा Rao','asha@example.org','asha@example.org','A plot in Pune, 🏠 and "a deed".','+44 20 7946 0000','',1795669165570,1795669165606,1795669165732,'answered','','','pd31mcw1n5
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.',2,'staff',1,NULL,'form',1795669165606,NULL,NULL);
insert into "enquiry_answer" values ('01a21639-06a4-729b-bd88-a50bb1f9fb47','01a21639-0626-72b9-85ea-85bda2fde7df',1795669165732,'staff','Re','yes','01a21639-06a4-700c-bcb1-50b3a8bf887e','01a21639-0626-78fc-9851-4cc50579d8d6',2);
insert into "enquiry_event" values ('01a21639-06a4-7001-ac78-65273efc7d85','01a21639-0626-72b9-85ea-85bda2fde7df',1795669165732,'staff','note','','');
insert into "enquiry_event" values ('01a21639-06a4-7002-b534-b440b6411d25','01a21639-0626-72b9-85ea-85bda2fde7df',1795669165732,'staff','state','new','answered');
insert into "enquiry_event" values ('01a21639-06a4-7003-9fcf-87672fc9656f','01a21639-0626-72b9-85ea-85bda2fde7df',1795669165732,'staff','answer','new','answered');
insert into "enquiry_message" values ('01a21639-06a4-7004-8a16-a039a09366f2','01a21639-0626-72b9-85ea-85bda2fde7df','01a21639-06a4-729b-bd88-a50bb1f9fb47','in','phone','message','','','','[]','staff','','Called.','','','','',0,NULL,NULL,NULL,1795669165732,1795669165732);
insert into "enquiry_note" values ('01a21639-06a4-729b-bd88-a50bb1f9fb47','01a21639-0626-72b9-85ea-85bda2fde7df',1795669165732,'staff','a note');
insert into "idempotency" values ('01a21639-0602-7159-a28a-6927c6ad667a','8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0',201,'{"message":"Your enquiry has been received.","reference":"PD-31MC-W1N5"}','01a21639-0626-72b9-85ea-85bda2fde7df',1795669165606);
insert into "idempotency" values ('01a21639-0660-7c67-a8f2-c72e6b9dfd96','8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA',201,'{}','01a21639-067d-7f59-a0ba-d8e2bbb95b58',1795669165693);
insert into "idempotency" values ('01a21639-068a-7fda-959c-264b6e32d4dd','8-6MXpcv.dtlOvSs4bCIpZkD9QlOrJPDCXua-ovVxVEUlMsmSIEQ',201,'{}','01a21639-068b-7208-826f-c76f7317cdd6',1795669165707);
insert into "idempotency" values ('01a21639-0690-780b-b3ed-ff40330e6afb','8-6MXpcv.JUMd2o3ojShN_B7caw4TsJpKc1456hpV5DLuvkRPsT0',201,'{"message":"Comment reported to admin."}','01a21639-0694-7a97-967e-3a5599297eea',1795669165716);
insert into "idempotency" values ('01a21639-0695-7556-bdeb-04fd1119f332','8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk',200,'{"message":"Thank you for subscribing!"}','01a21639-0696-7215-a633-1c8bc1d0c6ae',1795669165718);
insert into "mail_queue" values ('01a21639-0626-78fc-9851-4cc50579d8d6','enquiry','01a21639-0626-72b9-85ea-85bda2fde7df',0,1795669165606,NULL,NULL,'[]',NULL,1795669165606,NULL,NULL,0);
insert into "mail_queue" values ('01a21639-0694-7487-ae11-c80bbd7b0dff','report','01a21639-0694-7a97-967e-3a5599297eea',0,1795669165716,NULL,NULL,'[]',NULL,1795669165716,NULL,NULL,0);
insert into "mail_queue" values ('01a21639-0696-763b-8500-37ae8d0b3783','confirmation','01a21639-0696-7215-a633-1c8bc1d0c6ae',0,1795669165718,NULL,NULL,'[]',NULL,1795669165718,NULL,NULL,0);
insert into "mail_queue" values ('01a21639-06a4-700c-bcb1-50b3a8bf887e','answer','01a21639-06a4-729b-bd88-a50bb1f9fb47',0,1795669175732,NULL,NULL,'[]',NULL,1795669165732,NULL,NULL,0);
insert into "migration" values ('0001-desk',1795669165491);
insert into "network_ban" values ('a fingerprint',1795669165727,1798261165727);
insert into "newsletter" values ('01a21639-06a4-729b-bd88-a50bb1f9fb47','inheritance','Inheritance','New rules.','stopped',2,'staff',1795669165732,1795669165732,1795669165732,1795669165732,'');
insert into "newsletter_recipient" values ('01a21639-06a4-7a4a-9b90-e2896c0f7f54','01a21639-06a4-729b-bd88-a50bb1f9fb47','01a21639-0696-7215-a633-1c8bc1d0c6ae','waiting',NULL,NULL,NULL);
insert into "newsletter_test" values ('a id','01a21639-06a4-729b-bd88-a50bb1f9fb47','a address',1);
insert into "office" values ('office','{"days":[1,2],"holidays":[],"acknowledges":true}',1);
insert into "push_device" values ('a id','a address','a endpoint','a p256dh','a auth',1,1,'a kinds');
insert into "push_message" values ('a id','a source_id','a kind','01a21639-0626-72b9-85ea-85bda2fde7df','01a21639-067d-7f59-a0ba-d8e2bbb95b58',1,1,1,1);
insert into "rate_limit" values ('a key',1,1);
insert into "report" values ('01a21639-0694-7a97-967e-3a5599297eea','01a21639-068b-7208-826f-c76f7317cdd6','rude','','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,0,1795669165716,NULL);
insert into "setting" values ('a name','a value');
insert into "staff_browser" values ('a hash','a address',1);
insert into "staff_challenge" values ('a id','a address',1,'a challenge','a browser_hash',1);
insert into "staff_link" values ('a id','a address',1,'a browser_hash',1,1,'a token_hashes','a code_hashes',1);
insert into "staff_member" values ('01a21639-06a4-7e6e-8b17-4157812ccca3','staff','Ravi','staff','{"en":"Ravi"}',NULL,NULL);
insert into "staff_notice" values ('a id','a kind','a address','a recipients','a subject',1);
insert into "staff_passkey" values ('01a21639-06a4-729b-bd88-a50bb1f9fb47','staff',1795669165732,'key',0,'[]','phone',0,NULL);
insert into "staff_passkey_removed" values ('lost',1795669165732);
insert into "staff_presence" values ('a id','a tab','01a21639-0626-72b9-85ea-85bda2fde7df','a address',1,1);
insert into "staff_quiet" values ('staff','22:00','07:00','Asia/Kolkata');
insert into "staff_session" values ('a id','a address',1,'a token_hash','a device','a method',1,1,1);
insert into "subscriber" values ('01a21639-0696-7215-a633-1c8bc1d0c6ae','ravi@example.org','ravi@example.org','ravi@example.org','confirmed',1,'afdd356d552b','SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.',1795669165717,1795669165718,1,NULL,1,1795669165718);
insert into "thread" values ('blog1',2,'01a21639-068f-753e-b172-fb8809861379');
insert into "tombstone" values ('a hash',1);
