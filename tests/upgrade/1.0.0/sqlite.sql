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
    version integer not null default 1,
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
    thread text not null
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
    pushed_at bigint
  );
CREATE TABLE push_message (
    session_id text not null references push_device (session_id) on delete cascade,
    enquiry_id text not null references enquiry (id) on delete cascade,
    created_at bigint not null,
    next_at bigint not null,
    attempts integer not null,
    done_at bigint,
    constraint push_message_key primary key (session_id, enquiry_id)
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
CREATE INDEX staff_link_browser on staff_link (browser_hash);
CREATE INDEX staff_link_address on staff_link (address, created_at);
CREATE INDEX staff_session_address on staff_session (address);
CREATE INDEX staff_passkey_address on staff_passkey (address);
CREATE INDEX push_message_enquiry on push_message (enquiry_id);
CREATE INDEX push_message_due on push_message (next_at) where done_at is null;
CREATE INDEX enquiry_message_enquiry on enquiry_message (enquiry_id, id);
CREATE INDEX enquiry_message_address on enquiry_message (address);
CREATE INDEX enquiry_message_id on enquiry_message (message_id);
CREATE INDEX enquiry_message_held on enquiry_message (received_at, id) where enquiry_id is null;
CREATE INDEX attachment_enquiry on attachment (enquiry_id);
CREATE INDEX attachment_message on attachment (message_id);
CREATE INDEX attachment_answer on attachment (answer_id);
CREATE INDEX attachment_unsent on attachment (created_at) where message_id is null and answer_id is null;
insert into "answer_template" values ('01a21629-5cf5-7eae-b023-c5a5d26ae322','Hello','','Dear',1);
insert into "attachment" values ('01a21629-5cf5-78b5-a766-33087c8653bc','01a21629-5ba9-79d8-9449-6441fa7facf2','01a21629-5cf5-7004-b063-79f58ac92ba5',NULL,'staff','deed.pdf','application/pdf',900,'9deeGJWjGzh5gmZUuETaOHHu2CJo5pl4PyYFHgUzvKM',1795668139253);
insert into "attachment_piece" values ('01a21629-5cf5-78b5-a766-33087c8653bc',0,X'A69AE051C3459153CF27987020C31ECC647DF8495C92B0966150228E9B23050F902894C53AF396B786D8540D00CE890081FE4E35CC15CC0521DF29F6D49B47CF0AF803C3942F828480A66750962974D0E12C8AC185A4C16A8E1946B84BB99FA107BE1FDF2D25D5CE7397418752DD14564942BAE8F630F79215F53261C0735BDD07BE0D335B6F6C3AFACB61653E0EB1C8900CF5A9FD102A7423F053127C9A494D736DAA261350901F7251B836FA019BFECFC3BB65689DA8B25DBA2F975BC244EC3920AD0BE84474CA96FA58C40D9D0DF4EF88AA86292AE5C7BDFE0FEA22662947548CC11F3C573E70C878B7C05EB3B60FBF10474544263F3C4F1261173727AAB1D0F12E00BCF7A6315ABB28AFD699773D56DC1107CE3077F53443276DE87348A9EA47223875AE01B936AD94B4EA5CABAC45082FF681B3533A57F7A69A1F48825754F3FEF147EC5B487F69EAC5EE8C87364A4E6B7AB64D33C4A8AD9D1399480DF04B8B3986FBA539C5236DBB641A5726F41CF42AEDF211AD0BA4160D92A378E34AD5507328ADEF9E119C234A5C24ACCC4AB7C497004A33906053B85CE83868608E44BD50B8210C32DEA2CA049C7F0C25F98590EE8B8AD62ACFE34FA764F397345BF7A0614565BA8770C1D04425B1F45F5775983430767197E2B760E098F9B2363020AFE6A8B52B761DFDCF706A4ECDDD47417CF867F53558CF6FDCF2F4B2FCB07ABA629AF771A948DC62A089C6EC6D77BB346D88EECD63B3A46546D022FF9E20747D1563F1A6F280DD93EEE5ED1EC3DD4B2821EFF54E16CF4D71CA0CF84DDD3143F77EBB0DC0B8E5F5DB58D4A7142AEF3982CE75F6E20E72993DCC488C8664FB696F6C5D412F75D98B2A0124E5F96E7901D9979E1030F784545549FD0E16226F8489BAD4765C3C36F7D2D7EE74518120162E520C5B182B45CCFD7750A936C547A3357CE265F1054B2D30F7EA67BD47B45029BCD6FF2C954AB36D00D94643016DAA8687EEF093C6C8BDEAAFB40833CFFDF64E1E4ED0FEC1DAAF7A762DAF273629BB232B7707A719F978CBE8CE4257F8FCC81D1D8175A5F828BF1974AF873041B301D131429533091AA8867C3C66EF60E8158920748F517D0CD9E500640B86723042820280E7CC49012E927E4EC86E0B11F055EFB89EB592B3A67406008C449576521BA9A8D246250DEB6B70526068632FDBB7F94D98BAD3F1C371A0A4872B2C9ED323C36D47E4C68FC602A468CFCE10518606EED0D79CCD7826FC17E79EC354B07CAA692987');
insert into "audit" values ('a id',1,'a actor','a action','a object');
insert into "change" values ('01a21629-5ce4-769b-9cd6-07429f389c0e',1795668139236,'comment','01a21629-5cc7-7ac6-925f-5c8af418f847','changed');
insert into "change" values ('01a21629-5cf5-7305-81b3-9d48001160cd',1795668139253,'enquiry','01a21629-5ba9-79d8-9449-6441fa7facf2','changed');
insert into "change" values ('01a21629-5cf5-7fcb-b42e-c316312e9d21',1795668139253,'enquiry','01a21629-5ba9-79d8-9449-6441fa7facf2','changed');
insert into "change" values ('01a21629-5cf5-72e5-97bc-27256c23a6de',1795668139253,'office','','changed');
insert into "change" values ('01a21629-5cf5-747e-8b01-ad5467e30937',1795668139253,'template','01a21629-5cf5-7eae-b023-c5a5d26ae322','new');
insert into "change" values ('01a21629-5cf5-7521-aae7-7e4e87a8f186',1795668139253,'newsletter','01a21629-5cf5-7eae-b023-c5a5d26ae322','new');
insert into "change" values ('01a21629-5cf5-7e15-a2ba-30c06cfceea1',1795668139253,'newsletter','01a21629-5cf5-7eae-b023-c5a5d26ae322','changed');
insert into "change" values ('01a21629-5cf5-7fc0-9a33-e35f4e193184',1795668139253,'newsletter','01a21629-5cf5-7eae-b023-c5a5d26ae322','changed');
insert into "comment" values ('01a21629-5be8-70b0-9ddd-fc027ad29574','blog1',NULL,1,1,153,'','','','','Thanks for this.','BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795668138984,NULL,0);
insert into "comment" values ('01a21629-5cc7-7ac6-925f-5c8af418f847','blog1','01a21629-5be8-70b0-9ddd-fc027ad29574',2,1,145,'','','','','Welcome.','KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,'shown',NULL,1,1795668139207,NULL,0);
insert into "enquiry" values ('01a21629-5ba9-79d8-9449-6441fa7facf2','PD-HCD4-RYWR','आशा Rao','asha@example.org','asha@example.org','A plot in Pune, 🏠 and "a deed".','+44 20 7946 0000','',1795668138768,1795668138921,1795668139253,'answered','','','pdhcd4rywr
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.',2,NULL,'form',1795668138921,NULL,NULL);
insert into "enquiry_answer" values ('01a21629-5cf5-7eae-b023-c5a5d26ae322','01a21629-5ba9-79d8-9449-6441fa7facf2',1795668139253,'staff','Re','yes','01a21629-5cf5-770a-9e2d-da2997fa714f','01a21629-5ba9-7abf-a58b-06ac4024accf');
insert into "enquiry_event" values ('01a21629-5cf5-7001-bb24-e8f68a0fabae','01a21629-5ba9-79d8-9449-6441fa7facf2',1795668139253,'staff','note','','');
insert into "enquiry_event" values ('01a21629-5cf5-7002-898f-58bddaa31721','01a21629-5ba9-79d8-9449-6441fa7facf2',1795668139253,'staff','state','new','answered');
insert into "enquiry_event" values ('01a21629-5cf5-7003-b665-ef0ad9ef7bbe','01a21629-5ba9-79d8-9449-6441fa7facf2',1795668139253,'staff','answer','new','answered');
insert into "enquiry_message" values ('01a21629-5cf5-7004-b063-79f58ac92ba5','01a21629-5ba9-79d8-9449-6441fa7facf2','01a21629-5cf5-7eae-b023-c5a5d26ae322','in','phone','message','','','','[]','staff','','Called.','','','','',0,NULL,NULL,NULL,1795668139253,1795668139253);
insert into "enquiry_note" values ('01a21629-5cf5-7eae-b023-c5a5d26ae322','01a21629-5ba9-79d8-9449-6441fa7facf2',1795668139253,'staff','a note');
insert into "idempotency" values ('01a21629-5b10-779d-9ccb-b46c85360e19','8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0',201,'{"message":"Your enquiry has been received.","reference":"PD-HCD4-RYWR"}','01a21629-5ba9-79d8-9449-6441fa7facf2',1795668138921);
insert into "idempotency" values ('01a21629-5be6-7057-b983-716f530c6bd0','8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA',201,'{}','01a21629-5be8-70b0-9ddd-fc027ad29574',1795668138984);
insert into "idempotency" values ('01a21629-5cc6-73e4-99f2-618180146d94','8-6MXpcv.IRhjDn3oELtKC-odwl5IzAhMG4IqfDmCRHCEFtL1krE',201,'{}','01a21629-5cc7-7ac6-925f-5c8af418f847',1795668139207);
insert into "idempotency" values ('01a21629-5ce4-7e7d-a7fd-50392c19650b','8-6MXpcv.MYNiWil4DozXxMfKTYFLd7J8wfVu0kg6lH1QI8d7KiI',201,'{"message":"Comment reported to admin."}','01a21629-5ce4-7c44-a16f-a0e3f8a75f8f',1795668139236);
insert into "idempotency" values ('01a21629-5ce6-7635-99a5-80706d898091','8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk',200,'{"message":"Thank you for subscribing!"}','01a21629-5ce6-7b9a-8b3f-4d5b44710e17',1795668139238);
insert into "mail_queue" values ('01a21629-5ba9-7abf-a58b-06ac4024accf','enquiry','01a21629-5ba9-79d8-9449-6441fa7facf2',0,1795668138921,NULL,NULL,'[]',NULL,1795668138921,NULL,NULL,0);
insert into "mail_queue" values ('01a21629-5ce4-7058-8087-7ce55cf4df22','report','01a21629-5ce4-7c44-a16f-a0e3f8a75f8f',0,1795668139236,NULL,NULL,'[]',NULL,1795668139236,NULL,NULL,0);
insert into "mail_queue" values ('01a21629-5ce6-7c3a-aac6-2d7d44695918','confirmation','01a21629-5ce6-7b9a-8b3f-4d5b44710e17',0,1795668139238,NULL,NULL,'[]',NULL,1795668139238,NULL,NULL,0);
insert into "mail_queue" values ('01a21629-5cf5-770a-9e2d-da2997fa714f','answer','01a21629-5cf5-7eae-b023-c5a5d26ae322',0,1795668149253,NULL,NULL,'[]',NULL,1795668139253,NULL,NULL,0);
insert into "migration" values ('0001-desk',1795668138656);
insert into "network_ban" values ('a fingerprint',1795668139253,1798260139253);
insert into "newsletter" values ('01a21629-5cf5-7eae-b023-c5a5d26ae322','inheritance','Inheritance','New rules.','stopped',2,'staff',1795668139253,1795668139253,1795668139253,1795668139253,'');
insert into "newsletter_recipient" values ('01a21629-5cf5-7141-9bb3-914994c96c0d','01a21629-5cf5-7eae-b023-c5a5d26ae322','01a21629-5ce6-7b9a-8b3f-4d5b44710e17','waiting',NULL,NULL,NULL);
insert into "newsletter_test" values ('a id','01a21629-5cf5-7eae-b023-c5a5d26ae322','a address',1);
insert into "office" values ('office','{"days":[1,2],"holidays":[],"acknowledges":true}',1);
insert into "push_device" values ('a id','a address','a endpoint','a p256dh','a auth',1,1);
insert into "push_message" values ('a id','01a21629-5ba9-79d8-9449-6441fa7facf2',1,1,1,1);
insert into "rate_limit" values ('a key',1,1);
insert into "report" values ('01a21629-5ce4-7c44-a16f-a0e3f8a75f8f','01a21629-5cc7-7ac6-925f-5c8af418f847','rude','','6XJXAtq0asHT1hmkqIl_Zz',NULL,NULL,0,1795668139236,NULL);
insert into "setting" values ('a name','a value');
insert into "staff_browser" values ('a hash','a address',1);
insert into "staff_challenge" values ('a id','a address',1,'a challenge','a browser_hash',1);
insert into "staff_link" values ('a id','a address',1,'a browser_hash',1,1,'a token_hashes','a code_hashes',1);
insert into "staff_member" values ('01a21629-5cf5-76b9-ab64-9b925e7a000f','staff','Ravi','staff','{"en":"Ravi"}',NULL,NULL);
insert into "staff_notice" values ('a id','a kind','a address','a recipients','a subject',1);
insert into "staff_passkey" values ('01a21629-5cf5-7eae-b023-c5a5d26ae322','staff',1795668139253,'key',0,'[]','phone',0,NULL);
insert into "staff_passkey_removed" values ('lost',1795668139253);
insert into "staff_quiet" values ('staff','22:00','07:00','Asia/Kolkata');
insert into "staff_session" values ('a id','a address',1,'a token_hash','a device','a method',1,1,1);
insert into "subscriber" values ('01a21629-5ce6-7b9a-8b3f-4d5b44710e17','ravi@example.org','ravi@example.org','ravi@example.org','confirmed',1,'afdd356d552b','SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.',1795668139238,1795668139238,1,NULL,1,1795668139238);
insert into "thread" values ('blog1',2,'01a21629-5cdd-73c2-bd13-4c69a05c8cbc');
insert into "tombstone" values ('a hash',1);
