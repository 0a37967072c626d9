SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
CREATE TABLE public.answer_template (
    id text NOT NULL,
    name text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    service text NOT NULL,
    language text NOT NULL,
    "position" integer NOT NULL,
    version integer NOT NULL,
    changed_by text,
    own_since integer
);
COMMENT ON TABLE public.answer_template IS 'pravasi-desk';
CREATE TABLE public.article_draft (
    slug text NOT NULL,
    text text NOT NULL,
    base text NOT NULL,
    version integer NOT NULL,
    changed_by text,
    own_since integer,
    author text NOT NULL,
    saved_at bigint NOT NULL,
    check_until bigint NOT NULL,
    findings text NOT NULL,
    preview text NOT NULL
);
COMMENT ON TABLE public.article_draft IS 'pravasi-desk';
CREATE TABLE public.article_publication (
    id text NOT NULL,
    slug text NOT NULL,
    author text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    base text NOT NULL,
    text_before text NOT NULL,
    state text NOT NULL,
    message text NOT NULL,
    queued_at bigint NOT NULL,
    ended_at bigint,
    lease_id text,
    lease_until bigint NOT NULL,
    attempts integer NOT NULL
);
COMMENT ON TABLE public.article_publication IS 'pravasi-desk';
CREATE TABLE public.attachment (
    id text NOT NULL,
    enquiry_id text,
    message_id text,
    answer_id text,
    author text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    bytes bigint NOT NULL,
    digest text NOT NULL,
    created_at bigint NOT NULL,
    scan_at bigint NOT NULL,
    scanned_at bigint,
    threat text
);
COMMENT ON TABLE public.attachment IS 'pravasi-desk';
CREATE TABLE public.attachment_piece (
    attachment_id text NOT NULL,
    "position" integer NOT NULL,
    data bytea NOT NULL
);
COMMENT ON TABLE public.attachment_piece IS 'pravasi-desk';
CREATE TABLE public.audit (
    id text NOT NULL,
    at bigint NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    object text NOT NULL
);
COMMENT ON TABLE public.audit IS 'pravasi-desk';
CREATE TABLE public.booking (
    id text NOT NULL,
    enquiry_id text NOT NULL,
    starts_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    zone text NOT NULL,
    lang text NOT NULL,
    state text NOT NULL,
    sequence integer NOT NULL,
    changed_at bigint NOT NULL,
    reminded_at bigint
);
COMMENT ON TABLE public.booking IS 'pravasi-desk';
CREATE TABLE public.change (
    id text NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    what text NOT NULL
);
COMMENT ON TABLE public.change IS 'pravasi-desk';
CREATE TABLE public.comment (
    id text NOT NULL,
    blog_id text NOT NULL,
    parent_id text,
    "position" bigint NOT NULL,
    root_position bigint DEFAULT 0 NOT NULL,
    bytes bigint DEFAULT 0 NOT NULL,
    author text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    text text NOT NULL,
    text_fingerprint text NOT NULL,
    network text,
    network_56 text,
    network_48 text,
    state text NOT NULL,
    held_because text,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    moderated_at bigint,
    by_provider integer DEFAULT 0 NOT NULL
);
COMMENT ON TABLE public.comment IS 'pravasi-desk';
CREATE TABLE public.conflict_check (
    id text NOT NULL,
    enquiry_id text NOT NULL,
    at bigint NOT NULL,
    actor text NOT NULL,
    parties text NOT NULL,
    property text NOT NULL,
    found integer NOT NULL,
    result text NOT NULL,
    note text NOT NULL
);
COMMENT ON TABLE public.conflict_check IS 'pravasi-desk';
CREATE TABLE public.enquiry (
    id text NOT NULL,
    reference text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    message text NOT NULL,
    contact_number text NOT NULL,
    page text NOT NULL,
    written_at bigint NOT NULL,
    received_at bigint NOT NULL,
    handled_at bigint,
    state text DEFAULT 'new'::text NOT NULL,
    stage text DEFAULT 'enquiry'::text NOT NULL,
    lost_reason text DEFAULT ''::text NOT NULL,
    assignee text DEFAULT ''::text NOT NULL,
    service text DEFAULT ''::text NOT NULL,
    search text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    changed_by text,
    own_since integer,
    read_at bigint,
    channel text DEFAULT 'form'::text NOT NULL,
    active_at bigint DEFAULT 0 NOT NULL,
    due_at bigint,
    snoozed_until bigint
);
COMMENT ON TABLE public.enquiry IS 'pravasi-desk';
CREATE TABLE public.enquiry_answer (
    id text NOT NULL,
    enquiry_id text NOT NULL,
    created_at bigint NOT NULL,
    author text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    email_id text NOT NULL,
    thread text NOT NULL,
    version integer
);
COMMENT ON TABLE public.enquiry_answer IS 'pravasi-desk';
CREATE TABLE public.enquiry_event (
    id text NOT NULL,
    enquiry_id text NOT NULL,
    created_at bigint NOT NULL,
    actor text NOT NULL,
    kind text NOT NULL,
    from_value text NOT NULL,
    to_value text NOT NULL
);
COMMENT ON TABLE public.enquiry_event IS 'pravasi-desk';
CREATE TABLE public.enquiry_message (
    id text NOT NULL,
    enquiry_id text,
    mark text NOT NULL,
    direction text NOT NULL,
    channel text NOT NULL,
    kind text NOT NULL,
    from_name text NOT NULL,
    from_address text NOT NULL,
    address text NOT NULL,
    to_addresses text NOT NULL,
    author text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    quoted text NOT NULL,
    message_id text NOT NULL,
    in_reply_to text NOT NULL,
    message_references text NOT NULL,
    is_from_other integer NOT NULL,
    answer_id text,
    held_because text,
    suggestion text,
    sent_at bigint NOT NULL,
    received_at bigint NOT NULL
);
COMMENT ON TABLE public.enquiry_message IS 'pravasi-desk';
CREATE TABLE public.enquiry_note (
    id text NOT NULL,
    enquiry_id text NOT NULL,
    created_at bigint NOT NULL,
    author text NOT NULL,
    text text NOT NULL
);
COMMENT ON TABLE public.enquiry_note IS 'pravasi-desk';
CREATE TABLE public.enquiry_tag (
    enquiry_id text NOT NULL,
    tag_key text NOT NULL,
    tag text NOT NULL
);
COMMENT ON TABLE public.enquiry_tag IS 'pravasi-desk';
CREATE TABLE public.idempotency (
    key text NOT NULL,
    fingerprint text NOT NULL,
    status integer NOT NULL,
    body text NOT NULL,
    subject text NOT NULL,
    created_at bigint NOT NULL
);
COMMENT ON TABLE public.idempotency IS 'pravasi-desk';
CREATE TABLE public.mail_queue (
    id text NOT NULL,
    kind text NOT NULL,
    subject_id text NOT NULL,
    attempts integer NOT NULL,
    next_at bigint NOT NULL,
    sent_at bigint,
    dead_at bigint,
    accepted text NOT NULL,
    error text,
    created_at bigint NOT NULL,
    held_at bigint,
    digest_id text,
    yields integer NOT NULL
);
COMMENT ON TABLE public.mail_queue IS 'pravasi-desk';
CREATE TABLE public.migration (
    name text NOT NULL,
    applied_at bigint NOT NULL
);
COMMENT ON TABLE public.migration IS 'pravasi-desk';
CREATE TABLE public.network_ban (
    network text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
COMMENT ON TABLE public.network_ban IS 'pravasi-desk';
CREATE TABLE public.newsletter (
    id text NOT NULL,
    article text NOT NULL,
    title text NOT NULL,
    summary text NOT NULL,
    translations text DEFAULT '{}'::text NOT NULL,
    audience text DEFAULT '{}'::text NOT NULL,
    send_at bigint,
    state text NOT NULL,
    version integer NOT NULL,
    changed_by text,
    own_since integer,
    author text NOT NULL,
    created_at bigint NOT NULL,
    started_at bigint,
    ended_at bigint,
    next_at bigint NOT NULL,
    totals text NOT NULL
);
COMMENT ON TABLE public.newsletter IS 'pravasi-desk';
CREATE TABLE public.newsletter_recipient (
    id text NOT NULL,
    newsletter_id text NOT NULL,
    subscriber_id text NOT NULL,
    state text NOT NULL,
    email_id text,
    sent_at bigint,
    bounce text
);
COMMENT ON TABLE public.newsletter_recipient IS 'pravasi-desk';
CREATE TABLE public.newsletter_test (
    id text NOT NULL,
    newsletter_id text NOT NULL,
    address text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    created_at bigint NOT NULL
);
COMMENT ON TABLE public.newsletter_test IS 'pravasi-desk';
CREATE TABLE public.office (
    id text NOT NULL,
    value text NOT NULL,
    version integer NOT NULL,
    changed_by text,
    own_since integer
);
COMMENT ON TABLE public.office IS 'pravasi-desk';
CREATE TABLE public.person_key (
    key text NOT NULL,
    person_id text NOT NULL,
    joined_at bigint NOT NULL,
    joined_by text NOT NULL
);
COMMENT ON TABLE public.person_key IS 'pravasi-desk';
CREATE TABLE public.push_device (
    session_id text NOT NULL,
    address text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at bigint NOT NULL,
    pushed_at bigint,
    kinds text NOT NULL
);
COMMENT ON TABLE public.push_device IS 'pravasi-desk';
CREATE TABLE public.push_message (
    session_id text NOT NULL,
    source_id text NOT NULL,
    kind text NOT NULL,
    enquiry_id text,
    comment_id text,
    created_at bigint NOT NULL,
    next_at bigint NOT NULL,
    attempts integer NOT NULL,
    done_at bigint
);
COMMENT ON TABLE public.push_message IS 'pravasi-desk';
CREATE TABLE public.rate_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
COMMENT ON TABLE public.rate_limit IS 'pravasi-desk';
CREATE TABLE public.report (
    id text NOT NULL,
    comment_id text NOT NULL,
    reason text NOT NULL,
    page text NOT NULL,
    network text,
    network_56 text,
    network_48 text,
    repeated integer NOT NULL,
    created_at bigint NOT NULL,
    handled_at bigint
);
COMMENT ON TABLE public.report IS 'pravasi-desk';
CREATE TABLE public.saved_view (
    id text NOT NULL,
    address text NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    is_shared integer NOT NULL,
    filter text NOT NULL
);
COMMENT ON TABLE public.saved_view IS 'pravasi-desk';
CREATE TABLE public.setting (
    name text NOT NULL,
    value text NOT NULL
);
COMMENT ON TABLE public.setting IS 'pravasi-desk';
CREATE TABLE public.staff_browser (
    hash text NOT NULL,
    address text NOT NULL,
    used_at bigint NOT NULL
);
COMMENT ON TABLE public.staff_browser IS 'pravasi-desk';
CREATE TABLE public.staff_challenge (
    id text NOT NULL,
    address text NOT NULL,
    created_at bigint NOT NULL,
    challenge text NOT NULL,
    browser_hash text NOT NULL,
    expires_at bigint NOT NULL
);
COMMENT ON TABLE public.staff_challenge IS 'pravasi-desk';
CREATE TABLE public.staff_link (
    id text NOT NULL,
    address text NOT NULL,
    created_at bigint NOT NULL,
    browser_hash text NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint,
    token_hashes text DEFAULT ''::text NOT NULL,
    code_hashes text DEFAULT ''::text NOT NULL,
    code_tries integer DEFAULT 0 NOT NULL
);
COMMENT ON TABLE public.staff_link IS 'pravasi-desk';
CREATE TABLE public.staff_member (
    id text NOT NULL,
    address text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    signatures text NOT NULL,
    link_id text,
    invited_at bigint
);
COMMENT ON TABLE public.staff_member IS 'pravasi-desk';
CREATE TABLE public.staff_notice (
    id text NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    recipients text NOT NULL,
    subject text NOT NULL,
    created_at bigint NOT NULL
);
COMMENT ON TABLE public.staff_notice IS 'pravasi-desk';
CREATE TABLE public.staff_passkey (
    id text NOT NULL,
    address text NOT NULL,
    created_at bigint NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    is_synced integer NOT NULL,
    used_at bigint
);
COMMENT ON TABLE public.staff_passkey IS 'pravasi-desk';
CREATE TABLE public.staff_passkey_removed (
    id text NOT NULL,
    removed_at bigint NOT NULL
);
COMMENT ON TABLE public.staff_passkey_removed IS 'pravasi-desk';
CREATE TABLE public.staff_presence (
    session_id text NOT NULL,
    tab text NOT NULL,
    enquiry_id text NOT NULL,
    address text NOT NULL,
    is_writing integer NOT NULL,
    at bigint NOT NULL
);
COMMENT ON TABLE public.staff_presence IS 'pravasi-desk';
CREATE TABLE public.staff_quiet (
    address text NOT NULL,
    from_time text NOT NULL,
    to_time text NOT NULL,
    zone text NOT NULL
);
COMMENT ON TABLE public.staff_quiet IS 'pravasi-desk';
CREATE TABLE public.staff_session (
    id text NOT NULL,
    address text NOT NULL,
    created_at bigint NOT NULL,
    token_hash text NOT NULL,
    device text NOT NULL,
    method text NOT NULL,
    last_seen_at bigint NOT NULL,
    idle_time bigint NOT NULL,
    ends_at bigint NOT NULL
);
COMMENT ON TABLE public.staff_session IS 'pravasi-desk';
CREATE TABLE public.subscriber (
    id text NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    mailbox text DEFAULT ''::text NOT NULL,
    state text NOT NULL,
    revision integer NOT NULL,
    consent_version text NOT NULL,
    consent_text text NOT NULL,
    requested_at bigint NOT NULL,
    received_at bigint DEFAULT 0 NOT NULL,
    confirmed_at bigint,
    unsubscribed_at bigint,
    asked integer DEFAULT 0 NOT NULL,
    asked_at bigint DEFAULT 0 NOT NULL,
    language text DEFAULT 'en'::text NOT NULL
);
COMMENT ON TABLE public.subscriber IS 'pravasi-desk';
CREATE TABLE public.task (
    id text NOT NULL,
    enquiry_id text,
    person_key text,
    text text NOT NULL,
    due_day text NOT NULL,
    assignee text NOT NULL,
    repeats text NOT NULL,
    created_at bigint NOT NULL,
    done_at bigint,
    done_by text NOT NULL,
    version integer NOT NULL,
    changed_by text,
    own_since integer
);
COMMENT ON TABLE public.task IS 'pravasi-desk';
CREATE TABLE public.thread (
    blog_id text NOT NULL,
    "position" bigint NOT NULL,
    version text NOT NULL
);
COMMENT ON TABLE public.thread IS 'pravasi-desk';
CREATE TABLE public.tombstone (
    hash text NOT NULL,
    erased_at bigint NOT NULL
);
COMMENT ON TABLE public.tombstone IS 'pravasi-desk';
INSERT INTO public.answer_template VALUES ('01a2190f-fb68-7bdb-abee-a0db9627eff1', 'Hello', '', 'Dear', '', 'en', 1, 1, NULL, NULL);
INSERT INTO public.article_draft VALUES ('inheritance', 'An article', '0000000000000000000000000000000000000000000000000000000000000000', 1, 'staff', 0, 'staff', 1795716807528, 0, '', '');
INSERT INTO public.article_publication VALUES ('01a2190f-fb68-7fb4-bf7e-f9ee5a9af0a4', 'inheritance', 'staff', 'Correct it', 'An article', '0000000000000000000000000000000000000000000000000000000000000000', '', 'waiting', '', 1795716807528, NULL, NULL, 0, 0);
INSERT INTO public.attachment VALUES ('01a2190f-fb68-7010-b579-7f5c1e6db91d', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', '01a2190f-fb68-700f-9533-67249fb2928d', NULL, 'staff', 'deed.pdf', 'application/pdf', 900, 'IJQRtCRXRcohfExNTctAppZY8fCtNKm6ivbSOd4o0jQ', 1795716807528, 1795716807528, NULL, NULL);
INSERT INTO public.attachment_piece VALUES ('01a2190f-fb68-7010-b579-7f5c1e6db91d', 0, '\xbc3448339054ad5b0e19e77dba3e7bdede0923dc9b1afa772788212bad4c00b762192e5d389a1b1eb176a04b9e45645e129acc6e565d1eb7752e956927014e8fb25ac89fce50b0294ad615993a867e1c3dc6b1005574368327c496bc013a8f992aef8d59e5518f97f26a1e5cf8413169c6f9c04a33538adbfe47e2ed50cf8180495bad130442a780b43a5395f35e4140332ed25a04216c8cf235c05c76ef8b86a6201678a3e981718ba1639ad68163c836a68a53d50036bda002ba050a3f64366a2a5666556a9e6953c1cd5fe453a0ffa9763a4b7d2618c024218dc4ded77deb2cbbff5a0193d9c809a7b4f1d7cf8b03c1f9c41e2008697151a2845aaac1f213013ae5823110675613f39ec2dc91a3d13ee87f5be716d0de02f4685b3b152630818586c73a2b82c2b77114feb1dee2b568e9b80be5ae7fa6e2794e96639ef92afd48d602c57b9f9cb9ce4f732f67aacdc0271420aa4a375172dadacb188e73a15dd8f6aecd8730338148c9dd60cbf6dcef968cf38dbca29267797d853fb99121c41b3655df8e617308c308db393597fa04279531d00e0e090d9b062c20da0261698b329e23d04a562e27d1f83545869572095810df00222a774921abce12b9775111340513a242b6626893e1520f6efeb5c6547ef95b1fb85d3026fe838248a8105db38a4f38ef57335868fe22999a60ddd46c0274dd1520ed80b75f04b7476dbfc01e6c14c5fb426ecf69be7bddd92a2fc31e4ac37d4ec69855e6ff9dd05ba12117fa29d5bb1bd24dcef3b6d9e92aa590d10de5968e9a8c628f12c5642285a775a561cedb829e81d40db2d01d0e9864d7b519ce9fb0be4e3db1f8a022369aee1a585a8490b5223932843472d06b938948fbc0239c18d37dbd4cb920693aed88c5d79325b5747d4f2aefb4287d1a038c5d90d91addd91074b1054f071c96f0ebb14ec076a06f622a7343015cee4420b1e9c6005e01a51e2e5295fa65a00708c75c7d7b8f4b72397b411bf6d8c1d22cebcc9ac43ef8d2d4daba3f6074d3000d3df8d54e0d9897d77179c776185b0ade8ab4f627761ee3faec5f8c539f6752b8dba38922eac8ee3ec4c7efbae60ca0e3e13702f0ce702a1d9da9093a293ea82dd89a96799576a4e921362c74e067c3904bc71129bc0053c3514aba36f4cfeff10238f299b8b4357ef8283a7eb817fcd6a5aba2d318a3ffe7b50c230a8272e52871dd5030f2ea71a1ba5ab474d4a651a751b1aa9f468f6f47160c9c60d978e858c8ad9d3d5f');
INSERT INTO public.audit VALUES ('a id', 1, 'a actor', 'a action', 'a object');
INSERT INTO public.booking VALUES ('01a2190f-fb68-7bdb-abee-a0db9627eff1', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 1795716807528, 1795718607528, 'Asia/Dubai', 'en', 'booked', 0, 1795716807528, NULL);
INSERT INTO public.change VALUES ('01a2190f-fb5f-7ad8-9e50-e43cdacbb221', 1795716807519, 'comment', '01a2190f-fb5b-7347-9d6a-fe5d942e5e6d', 'changed');
INSERT INTO public.change VALUES ('01a2190f-fb68-7442-9933-e598ab57c3b4', 1795716807528, 'enquiry', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 'changed');
INSERT INTO public.change VALUES ('01a2190f-fb68-7ebc-9d90-006d3f90a206', 1795716807528, 'enquiry', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 'changed');
INSERT INTO public.change VALUES ('01a2190f-fb68-795a-9d97-c23e72a7b8b1', 1795716807528, 'task', '01a2190f-fb73-7649-b552-ee7906016067', 'changed');
INSERT INTO public.change VALUES ('01a2190f-fb68-7e2e-b296-be5e1cf35212', 1795716807528, 'enquiry', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 'changed');
INSERT INTO public.change VALUES ('01a2190f-fb68-7a6e-8d04-b0ee4e8c5d5f', 1795716807528, 'enquiry', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 'changed');
INSERT INTO public.change VALUES ('01a2190f-fb68-7954-8658-7b859a885c1e', 1795716807528, 'enquiry', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 'changed');
INSERT INTO public.change VALUES ('01a2190f-fb68-7ec7-8b53-a505533045ba', 1795716807528, 'office', '', 'changed');
INSERT INTO public.change VALUES ('01a2190f-fb68-7c20-a16a-90197bd76781', 1795716807528, 'template', '01a2190f-fb68-7bdb-abee-a0db9627eff1', 'new');
INSERT INTO public.change VALUES ('01a2190f-fb68-7f7f-a66a-5fdf5d85f6bb', 1795716807528, 'newsletter', '01a2190f-fb68-7bdb-abee-a0db9627eff1', 'new');
INSERT INTO public.change VALUES ('01a2190f-fb68-7433-956d-1bd0928e3b4c', 1795716807528, 'newsletter', '01a2190f-fb68-7bdb-abee-a0db9627eff1', 'changed');
INSERT INTO public.change VALUES ('01a2190f-fb68-7e1d-b2b0-8beb566942da', 1795716807528, 'newsletter', '01a2190f-fb68-7bdb-abee-a0db9627eff1', 'changed');
INSERT INTO public.change VALUES ('01a2190f-fb68-7ad5-9ae8-d1b3a57b2127', 1795716807528, 'article', 'inheritance', 'changed');
INSERT INTO public.change VALUES ('01a2190f-fb68-7274-a03d-bc379540bcc0', 1795716807528, 'article', 'inheritance', 'changed');
INSERT INTO public.comment VALUES ('01a2190f-fb54-770b-9b9e-1f763ed2cf6e', 'blog1', NULL, 1, 1, 153, '', '', '', '', 'Thanks for this.', 'BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795716807508, NULL, 0);
INSERT INTO public.comment VALUES ('01a2190f-fb5b-7347-9d6a-fe5d942e5e6d', 'blog1', '01a2190f-fb54-770b-9b9e-1f763ed2cf6e', 2, 1, 145, '', '', '', '', 'Welcome.', 'KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795716807515, NULL, 0);
INSERT INTO public.conflict_check VALUES ('01a2190f-fb6d-7e2a-a16a-3f2c05fe8099', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 1795716807528, 'staff', 'Ravi Rao', 'Flat 4, Pune', 0, 'clear', 'Nobody');
INSERT INTO public.enquiry VALUES ('01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 'PD-9X28-10JB', 'आशा Rao', 'asha@example.org', 'asha@example.org', 'A plot in Pune, 🏠 and "a deed".', '+44 20 7946 0000', '', 1795716807493, 1795716807499, 1795716807528, 'answered', 'lost', 'price', '', '', 'pd9x2810jb
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.', 3, 'staff', 1, NULL, 'form', 1795716807499, NULL, NULL);
INSERT INTO public.enquiry_answer VALUES ('01a2190f-fb68-7bdb-abee-a0db9627eff1', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 1795716807528, 'staff', 'Re', 'yes', '01a2190f-fb68-7037-9ab6-c82e69e5459f', '01a2190f-fb4b-721f-b174-b42c68111a6f', 3);
INSERT INTO public.enquiry_event VALUES ('01a2190f-fb68-7009-9c08-793066314b13', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 1795716807528, 'staff', 'stage', 'enquiry', 'lost');
INSERT INTO public.enquiry_event VALUES ('01a2190f-fb68-700a-b253-4c19d61927ac', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 1795716807528, 'staff', 'lostReason', '', 'price');
INSERT INTO public.enquiry_event VALUES ('01a2190f-fb68-700b-a7e9-2d41fb6c69b2', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 1795716807528, 'staff', 'tags', '', 'Pune
वसीयत');
INSERT INTO public.enquiry_event VALUES ('01a2190f-fb68-700c-9c37-e9a5d9ebabb1', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 1795716807528, 'staff', 'note', '', '');
INSERT INTO public.enquiry_event VALUES ('01a2190f-fb68-700d-913b-e0ae869b2e8b', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 1795716807528, 'staff', 'state', 'new', 'answered');
INSERT INTO public.enquiry_event VALUES ('01a2190f-fb68-700e-ac2b-ead450ee4b16', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 1795716807528, 'staff', 'answer', 'new', 'answered');
INSERT INTO public.enquiry_message VALUES ('01a2190f-fb68-700f-9533-67249fb2928d', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', '01a2190f-fb68-7bdb-abee-a0db9627eff1', 'in', 'phone', 'message', '', '', '', '[]', 'staff', '', 'Called.', '', '', '', '', 0, NULL, NULL, NULL, 1795716807528, 1795716807528);
INSERT INTO public.enquiry_note VALUES ('01a2190f-fb68-7bdb-abee-a0db9627eff1', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 1795716807528, 'staff', 'a note');
INSERT INTO public.enquiry_tag VALUES ('01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 'pune', 'Pune');
INSERT INTO public.enquiry_tag VALUES ('01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 'वसीयत', 'वसीयत');
INSERT INTO public.idempotency VALUES ('01a2190f-fb45-706f-a9af-1a5692c4664b', '8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0', 201, '{"message":"Your enquiry has been received.","reference":"PD-9X28-10JB"}', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 1795716807499);
INSERT INTO public.idempotency VALUES ('01a2190f-fb53-7818-bee0-309fb2af4574', '8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA', 201, '{}', '01a2190f-fb54-770b-9b9e-1f763ed2cf6e', 1795716807508);
INSERT INTO public.idempotency VALUES ('01a2190f-fb5a-7fa9-9f09-79ab054404d2', '8-6MXpcv.BxRsEHiiKe1aLc5Dkba2MA2EJkNsOLWzx-Ufy-a85m4', 201, '{}', '01a2190f-fb5b-7347-9d6a-fe5d942e5e6d', 1795716807515);
INSERT INTO public.idempotency VALUES ('01a2190f-fb5e-7b4d-9b28-4e4ddf33fb57', '8-6MXpcv.o-Vy3DW9jUm7l6iH7XXFLax5brdYlcx7kbaxd_vtbtw', 201, '{"message":"Comment reported to admin."}', '01a2190f-fb5f-7717-8f6a-26b0f35fa050', 1795716807519);
INSERT INTO public.idempotency VALUES ('01a2190f-fb62-7515-af3c-fe68977d48aa', '8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk', 200, '{"message":"Thank you for subscribing!"}', '01a2190f-fb63-77fb-87e9-17fba3e736cf', 1795716807523);
INSERT INTO public.mail_queue VALUES ('01a2190f-fb4b-721f-b174-b42c68111a6f', 'enquiry', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 0, 1795716807499, NULL, NULL, '[]', NULL, 1795716807499, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a2190f-fb5f-7f2b-94ef-cf3de061215a', 'report', '01a2190f-fb5f-7717-8f6a-26b0f35fa050', 0, 1795716807519, NULL, NULL, '[]', NULL, 1795716807519, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a2190f-fb63-7dbb-b811-501f9d079cfe', 'confirmation', '01a2190f-fb63-77fb-87e9-17fba3e736cf', 0, 1795716807523, NULL, NULL, '[]', NULL, 1795716807523, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a2190f-fb68-7037-9ab6-c82e69e5459f', 'answer', '01a2190f-fb68-7bdb-abee-a0db9627eff1', 0, 1795716817528, NULL, NULL, '[]', NULL, 1795716807528, NULL, NULL, 0);
INSERT INTO public.migration VALUES ('0001-desk', 1795716807471);
INSERT INTO public.network_ban VALUES ('a fingerprint', 1795716807527, 1798308807527);
INSERT INTO public.newsletter VALUES ('01a2190f-fb68-7bdb-abee-a0db9627eff1', 'inheritance', 'Inheritance', 'New rules.', '{}', '{"language":"","source":"","from":"","to":""}', NULL, 'stopped', 2, NULL, NULL, 'staff', 1795716807528, 1795716807528, 1795716807528, 1795716807528, '');
INSERT INTO public.newsletter_recipient VALUES ('01a2190f-fb68-7003-b569-cc5f270cd6cc', '01a2190f-fb68-7bdb-abee-a0db9627eff1', '01a2190f-fb63-77fb-87e9-17fba3e736cf', 'waiting', NULL, NULL, NULL);
INSERT INTO public.newsletter_test VALUES ('a id', '01a2190f-fb68-7bdb-abee-a0db9627eff1', 'a address', 'a language', 1);
INSERT INTO public.office VALUES ('office', '{"days":[1,2],"holidays":[],"acknowledges":true}', 1, 'staff', 0);
INSERT INTO public.person_key VALUES ('asha@example.org', '01a2190f-fb6e-76cf-8c28-d69c8636a38d', 1795716807528, 'staff');
INSERT INTO public.person_key VALUES ('ravi@example.org', '01a2190f-fb6e-76cf-8c28-d69c8636a38d', 1795716807528, 'staff');
INSERT INTO public.push_device VALUES ('a id', 'a address', 'a endpoint', 'a p256dh', 'a auth', 1, 1, 'a kinds');
INSERT INTO public.push_message VALUES ('a id', 'a source_id', 'a kind', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', '01a2190f-fb54-770b-9b9e-1f763ed2cf6e', 1, 1, 1, 1);
INSERT INTO public.rate_limit VALUES ('a key', 1, 1);
INSERT INTO public.report VALUES ('01a2190f-fb5f-7717-8f6a-26b0f35fa050', '01a2190f-fb5b-7347-9d6a-fe5d942e5e6d', 'rude', '', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 0, 1795716807519, NULL);
INSERT INTO public.saved_view VALUES ('01a2190f-fb72-7e61-98cf-05f9ca2ea25e', 'staff', 'Waiting for papers', 'waiting for papers', 1, '{"view":"all","order":"late","state":"","service":"","page":"","assignee":"","stage":"papers","tag":""}');
INSERT INTO public.setting VALUES ('lastMerge', '1795716807528');
INSERT INTO public.staff_browser VALUES ('a hash', 'a address', 1);
INSERT INTO public.staff_challenge VALUES ('a id', 'a address', 1, 'a challenge', 'a browser_hash', 1);
INSERT INTO public.staff_link VALUES ('a id', 'a address', 1, 'a browser_hash', 1, 1, 'a token_hashes', 'a code_hashes', 1);
INSERT INTO public.staff_member VALUES ('01a2190f-fb68-7dbe-bbf4-705d34e64a93', 'staff', 'Ravi', 'staff', '{"en":"Ravi"}', NULL, NULL);
INSERT INTO public.staff_notice VALUES ('a id', 'a kind', 'a address', 'a recipients', 'a subject', 1);
INSERT INTO public.staff_passkey VALUES ('01a2190f-fb68-7bdb-abee-a0db9627eff1', 'staff', 1795716807528, 'key', 0, '[]', 'phone', 0, NULL);
INSERT INTO public.staff_passkey_removed VALUES ('lost', 1795716807528);
INSERT INTO public.staff_presence VALUES ('a id', 'a tab', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', 'a address', 1, 1);
INSERT INTO public.staff_quiet VALUES ('staff', '22:00', '07:00', 'Asia/Kolkata');
INSERT INTO public.staff_session VALUES ('a id', 'a address', 1, 'a token_hash', 'a device', 'a method', 1, 1, 1);
INSERT INTO public.subscriber VALUES ('01a2190f-fb63-77fb-87e9-17fba3e736cf', 'ravi@example.org', 'ravi@example.org', 'ravi@example.org', 'confirmed', 1, 'afdd356d552b', 'SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.', 1795716807522, 1795716807523, 1, NULL, 1, 1795716807523, 'en');
INSERT INTO public.task VALUES ('01a2190f-fb73-7649-b552-ee7906016067', '01a2190f-fb4b-7911-a2d5-9bfcbec18cf9', NULL, 'Call the bank', '2027-01-01', 'staff', 'yearly', 1795716807528, NULL, '', 1, NULL, NULL);
INSERT INTO public.thread VALUES ('blog1', 2, '01a2190f-fb5c-7290-a232-da59e138cb6f');
INSERT INTO public.tombstone VALUES ('a hash', 1);
ALTER TABLE ONLY public.answer_template
    ADD CONSTRAINT answer_template_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.article_draft
    ADD CONSTRAINT article_draft_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.article_publication
    ADD CONSTRAINT article_publication_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attachment_piece
    ADD CONSTRAINT attachment_piece_key PRIMARY KEY (attachment_id, "position");
ALTER TABLE ONLY public.attachment
    ADD CONSTRAINT attachment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.change
    ADD CONSTRAINT change_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.comment
    ADD CONSTRAINT comment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.conflict_check
    ADD CONSTRAINT conflict_check_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiry_answer
    ADD CONSTRAINT enquiry_answer_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiry_event
    ADD CONSTRAINT enquiry_event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiry_message
    ADD CONSTRAINT enquiry_message_mark_key UNIQUE (mark);
ALTER TABLE ONLY public.enquiry_message
    ADD CONSTRAINT enquiry_message_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiry_note
    ADD CONSTRAINT enquiry_note_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiry
    ADD CONSTRAINT enquiry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiry_tag
    ADD CONSTRAINT enquiry_tag_key PRIMARY KEY (enquiry_id, tag_key);
ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.network_ban
    ADD CONSTRAINT network_ban_pkey PRIMARY KEY (network);
ALTER TABLE ONLY public.newsletter
    ADD CONSTRAINT newsletter_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletter_recipient
    ADD CONSTRAINT newsletter_recipient_once UNIQUE (newsletter_id, subscriber_id);
ALTER TABLE ONLY public.newsletter_recipient
    ADD CONSTRAINT newsletter_recipient_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletter_test
    ADD CONSTRAINT newsletter_test_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.office
    ADD CONSTRAINT office_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person_key
    ADD CONSTRAINT person_key_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.push_device
    ADD CONSTRAINT push_device_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY public.push_device
    ADD CONSTRAINT push_device_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.push_message
    ADD CONSTRAINT push_message_key PRIMARY KEY (session_id, source_id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_view
    ADD CONSTRAINT saved_view_name UNIQUE (address, name_key);
ALTER TABLE ONLY public.saved_view
    ADD CONSTRAINT saved_view_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.staff_browser
    ADD CONSTRAINT staff_browser_key PRIMARY KEY (hash, address);
ALTER TABLE ONLY public.staff_challenge
    ADD CONSTRAINT staff_challenge_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_link
    ADD CONSTRAINT staff_link_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_member
    ADD CONSTRAINT staff_member_address_key UNIQUE (address);
ALTER TABLE ONLY public.staff_member
    ADD CONSTRAINT staff_member_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_notice
    ADD CONSTRAINT staff_notice_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_passkey
    ADD CONSTRAINT staff_passkey_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_passkey_removed
    ADD CONSTRAINT staff_passkey_removed_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_presence
    ADD CONSTRAINT staff_presence_key PRIMARY KEY (session_id, tab);
ALTER TABLE ONLY public.staff_quiet
    ADD CONSTRAINT staff_quiet_pkey PRIMARY KEY (address);
ALTER TABLE ONLY public.staff_session
    ADD CONSTRAINT staff_session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_session
    ADD CONSTRAINT staff_session_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.subscriber
    ADD CONSTRAINT subscriber_address_key UNIQUE (address);
ALTER TABLE ONLY public.subscriber
    ADD CONSTRAINT subscriber_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.task
    ADD CONSTRAINT task_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.thread
    ADD CONSTRAINT thread_pkey PRIMARY KEY (blog_id);
ALTER TABLE ONLY public.tombstone
    ADD CONSTRAINT tombstone_pkey PRIMARY KEY (hash);
CREATE UNIQUE INDEX article_publication_running ON public.article_publication USING btree ((1)) WHERE (state = ANY (ARRAY['checking'::text, 'building'::text]));
CREATE INDEX article_publication_slug ON public.article_publication USING btree (slug, id);
CREATE INDEX attachment_answer ON public.attachment USING btree (answer_id);
CREATE INDEX attachment_enquiry ON public.attachment USING btree (enquiry_id);
CREATE INDEX attachment_message ON public.attachment USING btree (message_id);
CREATE INDEX attachment_unscanned ON public.attachment USING btree (scan_at) WHERE (scanned_at IS NULL);
CREATE INDEX attachment_unsent ON public.attachment USING btree (created_at) WHERE ((message_id IS NULL) AND (answer_id IS NULL));
CREATE INDEX booking_enquiry ON public.booking USING btree (enquiry_id);
CREATE UNIQUE INDEX booking_of_enquiry ON public.booking USING btree (enquiry_id) WHERE (state = 'booked'::text);
CREATE UNIQUE INDEX booking_time ON public.booking USING btree (starts_at) WHERE (state = 'booked'::text);
CREATE INDEX change_at ON public.change USING btree (at);
CREATE INDEX comment_address ON public.comment USING btree (address);
CREATE INDEX comment_created ON public.comment USING btree (created_at, id);
CREATE INDEX comment_network ON public.comment USING btree (network, created_at);
CREATE INDEX comment_network_48 ON public.comment USING btree (network_48, created_at);
CREATE INDEX comment_network_56 ON public.comment USING btree (network_56, created_at);
CREATE INDEX comment_network_age ON public.comment USING btree (created_at) WHERE (network IS NOT NULL);
CREATE UNIQUE INDEX comment_order ON public.comment USING btree (blog_id, "position");
CREATE INDEX comment_page ON public.comment USING btree (blog_id, root_position DESC, "position", bytes, held_because) WHERE (held_because IS NULL);
CREATE INDEX comment_parent ON public.comment USING btree (parent_id);
CREATE INDEX comment_state ON public.comment USING btree (state, created_at, id);
CREATE INDEX comment_text ON public.comment USING btree (text_fingerprint, created_at);
CREATE INDEX conflict_check_enquiry ON public.conflict_check USING btree (enquiry_id, id);
CREATE INDEX enquiry_active ON public.enquiry USING btree (active_at, id);
CREATE INDEX enquiry_address ON public.enquiry USING btree (address);
CREATE INDEX enquiry_answer_enquiry ON public.enquiry_answer USING btree (enquiry_id, id);
CREATE INDEX enquiry_assignee ON public.enquiry USING btree (assignee, active_at, id);
CREATE INDEX enquiry_due ON public.enquiry USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX enquiry_event_assigned ON public.enquiry_event USING btree (created_at) WHERE (kind = 'assignee'::text);
CREATE INDEX enquiry_event_enquiry ON public.enquiry_event USING btree (enquiry_id, id);
CREATE INDEX enquiry_handled ON public.enquiry USING btree (handled_at) WHERE (handled_at IS NOT NULL);
CREATE INDEX enquiry_message_address ON public.enquiry_message USING btree (address);
CREATE INDEX enquiry_message_enquiry ON public.enquiry_message USING btree (enquiry_id, id);
CREATE INDEX enquiry_message_held ON public.enquiry_message USING btree (received_at, id) WHERE (enquiry_id IS NULL);
CREATE INDEX enquiry_message_id ON public.enquiry_message USING btree (message_id);
CREATE INDEX enquiry_message_reply ON public.enquiry_message USING btree (received_at) WHERE ((direction = 'in'::text) AND (channel = 'mail'::text));
CREATE INDEX enquiry_note_enquiry ON public.enquiry_note USING btree (enquiry_id, id);
CREATE INDEX enquiry_open ON public.enquiry USING btree (active_at, id) WHERE (handled_at IS NULL);
CREATE INDEX enquiry_page ON public.enquiry USING btree (page, active_at, id);
CREATE INDEX enquiry_received ON public.enquiry USING btree (received_at, id);
CREATE INDEX enquiry_service ON public.enquiry USING btree (service, active_at, id);
CREATE INDEX enquiry_snoozed ON public.enquiry USING btree (snoozed_until) WHERE (snoozed_until IS NOT NULL);
CREATE INDEX enquiry_stage ON public.enquiry USING btree (stage, active_at, id);
CREATE INDEX enquiry_state ON public.enquiry USING btree (state, active_at, id);
CREATE INDEX enquiry_tag_tag ON public.enquiry_tag USING btree (tag_key, enquiry_id);
CREATE INDEX enquiry_unread ON public.enquiry USING btree (active_at, id) WHERE (read_at IS NULL);
CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at);
CREATE INDEX idempotency_subject ON public.idempotency USING btree (subject);
CREATE INDEX mail_queue_dead ON public.mail_queue USING btree (dead_at);
CREATE INDEX mail_queue_digest ON public.mail_queue USING btree (digest_id);
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (sent_at, dead_at, next_at);
CREATE INDEX mail_queue_subject ON public.mail_queue USING btree (subject_id);
CREATE INDEX newsletter_recipient_email ON public.newsletter_recipient USING btree (email_id);
CREATE INDEX newsletter_recipient_state ON public.newsletter_recipient USING btree (newsletter_id, state, bounce);
CREATE INDEX newsletter_recipient_subscriber ON public.newsletter_recipient USING btree (subscriber_id, sent_at);
CREATE INDEX newsletter_state ON public.newsletter USING btree (state);
CREATE INDEX person_key_person ON public.person_key USING btree (person_id);
CREATE INDEX push_message_comment ON public.push_message USING btree (comment_id);
CREATE INDEX push_message_due ON public.push_message USING btree (next_at) WHERE (done_at IS NULL);
CREATE INDEX push_message_enquiry ON public.push_message USING btree (enquiry_id);
CREATE INDEX rate_limit_expire ON public.rate_limit USING btree (expire);
CREATE INDEX report_age ON public.report USING btree (created_at);
CREATE INDEX report_comment ON public.report USING btree (comment_id);
CREATE INDEX report_network ON public.report USING btree (network, created_at);
CREATE INDEX report_network_48 ON public.report USING btree (network_48, created_at);
CREATE INDEX report_network_56 ON public.report USING btree (network_56, created_at);
CREATE UNIQUE INDEX report_once ON public.report USING btree (comment_id, network) WHERE (repeated = 0);
CREATE INDEX report_open ON public.report USING btree (comment_id) WHERE (handled_at IS NULL);
CREATE INDEX staff_link_address ON public.staff_link USING btree (address, created_at);
CREATE INDEX staff_link_browser ON public.staff_link USING btree (browser_hash);
CREATE INDEX staff_passkey_address ON public.staff_passkey USING btree (address);
CREATE INDEX staff_presence_enquiry ON public.staff_presence USING btree (enquiry_id);
CREATE INDEX staff_session_address ON public.staff_session USING btree (address);
CREATE INDEX subscriber_mailbox ON public.subscriber USING btree (mailbox);
CREATE INDEX subscriber_state ON public.subscriber USING btree (state, asked_at);
CREATE INDEX task_done ON public.task USING btree (done_at);
CREATE INDEX task_due ON public.task USING btree (due_day) WHERE (done_at IS NULL);
CREATE INDEX task_enquiry ON public.task USING btree (enquiry_id);
CREATE INDEX task_person ON public.task USING btree (person_key);
ALTER TABLE ONLY public.attachment
    ADD CONSTRAINT attachment_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES public.enquiry_answer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment
    ADD CONSTRAINT attachment_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment
    ADD CONSTRAINT attachment_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.enquiry_message(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment_piece
    ADD CONSTRAINT attachment_piece_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES public.attachment(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.comment
    ADD CONSTRAINT comment_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES public.thread(blog_id);
ALTER TABLE ONLY public.comment
    ADD CONSTRAINT comment_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.comment(id);
ALTER TABLE ONLY public.conflict_check
    ADD CONSTRAINT conflict_check_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enquiry_answer
    ADD CONSTRAINT enquiry_answer_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enquiry_event
    ADD CONSTRAINT enquiry_event_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enquiry_message
    ADD CONSTRAINT enquiry_message_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enquiry_note
    ADD CONSTRAINT enquiry_note_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enquiry_tag
    ADD CONSTRAINT enquiry_tag_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_recipient
    ADD CONSTRAINT newsletter_recipient_newsletter_id_fkey FOREIGN KEY (newsletter_id) REFERENCES public.newsletter(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_recipient
    ADD CONSTRAINT newsletter_recipient_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES public.subscriber(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_test
    ADD CONSTRAINT newsletter_test_newsletter_id_fkey FOREIGN KEY (newsletter_id) REFERENCES public.newsletter(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_device
    ADD CONSTRAINT push_device_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.staff_session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_message
    ADD CONSTRAINT push_message_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.comment(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_message
    ADD CONSTRAINT push_message_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_message
    ADD CONSTRAINT push_message_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.push_device(session_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.comment(id);
ALTER TABLE ONLY public.staff_presence
    ADD CONSTRAINT staff_presence_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_presence
    ADD CONSTRAINT staff_presence_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.staff_session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.task
    ADD CONSTRAINT task_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
