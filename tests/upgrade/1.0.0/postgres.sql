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
    asked_at bigint DEFAULT 0 NOT NULL
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
INSERT INTO public.answer_template VALUES ('01a21855-4ac1-790c-a8df-56d3f02f7eb2', 'Hello', '', 'Dear', '', 'en', 1, 1, NULL, NULL);
INSERT INTO public.article_draft VALUES ('inheritance', 'An article', '0000000000000000000000000000000000000000000000000000000000000000', 1, 'staff', 0, 'staff', 1795704572609, 0, '', '');
INSERT INTO public.article_publication VALUES ('01a21855-4ac1-75b6-afb3-1d6b526d57d8', 'inheritance', 'staff', 'Correct it', 'An article', '0000000000000000000000000000000000000000000000000000000000000000', '', 'waiting', '', 1795704572609, NULL, NULL, 0, 0);
INSERT INTO public.attachment VALUES ('01a21855-4ac1-7010-bb69-0c93e98d82ff', '01a21855-4a7f-7880-ad76-5e8cba489d24', '01a21855-4ac1-700f-80d7-88aab9b4b284', NULL, 'staff', 'deed.pdf', 'application/pdf', 900, 'MOTbXqonc337wk-JQG6efH1Ja8InYqqm6gxx2YyT0VU', 1795704572609, 1795704572609, NULL, NULL);
INSERT INTO public.attachment_piece VALUES ('01a21855-4ac1-7010-bb69-0c93e98d82ff', 0, '\xf9d6953a2fa15f55eb1712bea048b2b767f30a020f2120744d042d6d9d51a716b1dd11e77522737146be0a4bbe2a675db9c7d25ad33cd439204dd3502a7af46783fe48a91f888748222bccea435ce1decd8760b7118bcd9fd772fc806212bc7495f201e2d811fb41d602ce9816171f73ca81c96d638f0414b5a355485d134902f6aff64e508c03ab58ff56d69e00c170dc0ddd11552a7e58564e4822f4c7d9f25d0546d2d63f4588a9d94c3cf2961a6c28fc0da868a6165fb8a259e65d89c0a1fb0a93eff21fead8880d0b7e710c079d1413a8982b5f81eb00b794bf48b4edee8e4ae3b8967c8fc612d88abc13957f58cccd1a4fbff402516a45b2e04f7e279fff0501b1e3a692bb66b30de0f0ff4baaf370e0d67c0154ca1815edc08cd8a64dcaeaa94ecd8368651ec4bff009ee75e4dd5efeff7f487388e1e248cbd01bbe998e40e9a1f83d8500b61440cd63eae90144f985a0415e341ff780113f020b690ba6465b58975a7d78fa88429db51e62b42f49e483e6d7b2c2c2ae375225068742bb6f3e51f575bcc8e29446b939007b94c4e9ded2aeaec53b16f4a1f457a3e48bdbe4e1d7684f1bab1854312ea1ffdc79ec9389f5d8522f657f9847132584fdeb7f75f16d52bcfec6fe659eb376ec6839ac6cca9a402a38f8b9b69524bc7f80f0b50e5cc9070189d92fa3c55b6c0f027baf856384e8a47cd56ff5075d636e66d8b67259052ebec22794a06ccbabacbce60c15f5badb383cca1041d89c9664ac60f6500bdbf4549b34c76219b0c098918794c8f48b5c3010eb4d0e096784eb0aca9e166d938b3ca3ffd93fe9b80d242dd92945872e2c45f1d14ab7e8ebcedba63e3a5a977be218a1d71b03665981c642009a27c27c857b7756aebe7d8af370fc90365884701184a4768bc567052ddb2a81e572afbdd97f6f6e8f33743885a88689acefa78f5165bc68baa5b2f75b9f8fd4e495257c808cd3bf3b71804f81fb61b68306cb9ba068e4c4804f1ae1183f92fb388d93cec82a335840ad372fe207dd8136dbbc9fbace33ea5f8ea2b601d0c68d133096d9d779c109c32fc7dc8a0ca67acb7ad709c6ff70f25cf0c17fbb832b7579003dc26dc52d7f8ee61b0f94e727ffd739a129c7cd88ea2ba02ecb070c3f796cffd101da6d90087e3f7d787340470d54864488239cf178f562c7b60ccaf191ad4d46aa3e6da330abc2c79f8c4dce8d7df2ce27bb6c6a3adee8f1fc135cf7f1fc6293beb729e4f76d0f4110cc157e6f3427393a');
INSERT INTO public.audit VALUES ('a id', 1, 'a actor', 'a action', 'a object');
INSERT INTO public.booking VALUES ('01a21855-4ac1-790c-a8df-56d3f02f7eb2', '01a21855-4a7f-7880-ad76-5e8cba489d24', 1795704572609, 1795706372609, 'Asia/Dubai', 'en', 'booked', 0, 1795704572609, NULL);
INSERT INTO public.change VALUES ('01a21855-4ab3-733b-a36d-27e370b95f35', 1795704572595, 'comment', '01a21855-4aab-7f8b-8c98-91bd0d1fd200', 'changed');
INSERT INTO public.change VALUES ('01a21855-4ac1-7383-909e-f16296a8c0da', 1795704572609, 'enquiry', '01a21855-4a7f-7880-ad76-5e8cba489d24', 'changed');
INSERT INTO public.change VALUES ('01a21855-4ac1-76db-b8de-4bd8bbe88cc0', 1795704572609, 'enquiry', '01a21855-4a7f-7880-ad76-5e8cba489d24', 'changed');
INSERT INTO public.change VALUES ('01a21855-4ac1-79fe-bc6a-f3b7386fa361', 1795704572609, 'task', '01a21855-4acf-706a-a418-a3a99cb4b4a9', 'changed');
INSERT INTO public.change VALUES ('01a21855-4ac1-7218-8661-4a257bb524f2', 1795704572609, 'enquiry', '01a21855-4a7f-7880-ad76-5e8cba489d24', 'changed');
INSERT INTO public.change VALUES ('01a21855-4ac1-75de-8c93-b43cf0518ea3', 1795704572609, 'enquiry', '01a21855-4a7f-7880-ad76-5e8cba489d24', 'changed');
INSERT INTO public.change VALUES ('01a21855-4ac1-7d18-bf75-1ce4f0029042', 1795704572609, 'enquiry', '01a21855-4a7f-7880-ad76-5e8cba489d24', 'changed');
INSERT INTO public.change VALUES ('01a21855-4ac1-7e97-b36b-5d688b6a8a0a', 1795704572609, 'office', '', 'changed');
INSERT INTO public.change VALUES ('01a21855-4ac1-7b65-b2ac-28f690aaeede', 1795704572609, 'template', '01a21855-4ac1-790c-a8df-56d3f02f7eb2', 'new');
INSERT INTO public.change VALUES ('01a21855-4ac1-7ead-b0d1-5d26d30d63c0', 1795704572609, 'newsletter', '01a21855-4ac1-790c-a8df-56d3f02f7eb2', 'new');
INSERT INTO public.change VALUES ('01a21855-4ac1-7b38-a33a-af97c8b3c487', 1795704572609, 'newsletter', '01a21855-4ac1-790c-a8df-56d3f02f7eb2', 'changed');
INSERT INTO public.change VALUES ('01a21855-4ac1-7234-a9ed-9a9700f9e769', 1795704572609, 'newsletter', '01a21855-4ac1-790c-a8df-56d3f02f7eb2', 'changed');
INSERT INTO public.change VALUES ('01a21855-4ac1-71ad-839c-a5a3fe75f66b', 1795704572609, 'article', 'inheritance', 'changed');
INSERT INTO public.change VALUES ('01a21855-4ac1-7083-ab2d-7ddd9c36e17c', 1795704572609, 'article', 'inheritance', 'changed');
INSERT INTO public.comment VALUES ('01a21855-4a94-747c-9b55-1e1442bed9fc', 'blog1', NULL, 1, 1, 153, '', '', '', '', 'Thanks for this.', 'BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795704572564, NULL, 0);
INSERT INTO public.comment VALUES ('01a21855-4aab-7f8b-8c98-91bd0d1fd200', 'blog1', '01a21855-4a94-747c-9b55-1e1442bed9fc', 2, 1, 145, '', '', '', '', 'Welcome.', 'KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795704572587, NULL, 0);
INSERT INTO public.conflict_check VALUES ('01a21855-4ac5-78d2-a0a8-c4f011605707', '01a21855-4a7f-7880-ad76-5e8cba489d24', 1795704572609, 'staff', 'Ravi Rao', 'Flat 4, Pune', 0, 'clear', 'Nobody');
INSERT INTO public.enquiry VALUES ('01a21855-4a7f-7880-ad76-5e8cba489d24', 'PD-CST2-W6HK', 'आशा Rao', 'asha@example.org', 'asha@example.org', 'A plot in Pune, 🏠 and "a deed".', '+44 20 7946 0000', '', 1795704572533, 1795704572543, 1795704572609, 'answered', 'lost', 'price', '', '', 'pdcst2w6hk
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.', 3, 'staff', 1, NULL, 'form', 1795704572543, NULL, NULL);
INSERT INTO public.enquiry_answer VALUES ('01a21855-4ac1-790c-a8df-56d3f02f7eb2', '01a21855-4a7f-7880-ad76-5e8cba489d24', 1795704572609, 'staff', 'Re', 'yes', '01a21855-4ac1-7c36-a43b-4a2248ff7eb5', '01a21855-4a7f-7638-a836-1396f1be014c', 3);
INSERT INTO public.enquiry_event VALUES ('01a21855-4ac1-7009-ad0f-9475ac63a844', '01a21855-4a7f-7880-ad76-5e8cba489d24', 1795704572609, 'staff', 'stage', 'enquiry', 'lost');
INSERT INTO public.enquiry_event VALUES ('01a21855-4ac1-700a-89e3-39963c1c9320', '01a21855-4a7f-7880-ad76-5e8cba489d24', 1795704572609, 'staff', 'lostReason', '', 'price');
INSERT INTO public.enquiry_event VALUES ('01a21855-4ac1-700b-960b-8f1632c986a8', '01a21855-4a7f-7880-ad76-5e8cba489d24', 1795704572609, 'staff', 'tags', '', 'Pune
वसीयत');
INSERT INTO public.enquiry_event VALUES ('01a21855-4ac1-700c-a764-faac609880fb', '01a21855-4a7f-7880-ad76-5e8cba489d24', 1795704572609, 'staff', 'note', '', '');
INSERT INTO public.enquiry_event VALUES ('01a21855-4ac1-700d-b3e7-33ffa29e6b4b', '01a21855-4a7f-7880-ad76-5e8cba489d24', 1795704572609, 'staff', 'state', 'new', 'answered');
INSERT INTO public.enquiry_event VALUES ('01a21855-4ac1-700e-ad9c-56d3b7947ebb', '01a21855-4a7f-7880-ad76-5e8cba489d24', 1795704572609, 'staff', 'answer', 'new', 'answered');
INSERT INTO public.enquiry_message VALUES ('01a21855-4ac1-700f-80d7-88aab9b4b284', '01a21855-4a7f-7880-ad76-5e8cba489d24', '01a21855-4ac1-790c-a8df-56d3f02f7eb2', 'in', 'phone', 'message', '', '', '', '[]', 'staff', '', 'Called.', '', '', '', '', 0, NULL, NULL, NULL, 1795704572609, 1795704572609);
INSERT INTO public.enquiry_note VALUES ('01a21855-4ac1-790c-a8df-56d3f02f7eb2', '01a21855-4a7f-7880-ad76-5e8cba489d24', 1795704572609, 'staff', 'a note');
INSERT INTO public.enquiry_tag VALUES ('01a21855-4a7f-7880-ad76-5e8cba489d24', 'pune', 'Pune');
INSERT INTO public.enquiry_tag VALUES ('01a21855-4a7f-7880-ad76-5e8cba489d24', 'वसीयत', 'वसीयत');
INSERT INTO public.idempotency VALUES ('01a21855-4a75-72bd-b55d-6bd5a2e59704', '8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0', 201, '{"message":"Your enquiry has been received.","reference":"PD-CST2-W6HK"}', '01a21855-4a7f-7880-ad76-5e8cba489d24', 1795704572543);
INSERT INTO public.idempotency VALUES ('01a21855-4a8c-7772-b157-49bb3c17fa82', '8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA', 201, '{}', '01a21855-4a94-747c-9b55-1e1442bed9fc', 1795704572564);
INSERT INTO public.idempotency VALUES ('01a21855-4aa9-7dcf-b5c7-b2b562ab6c71', '8-6MXpcv.MbHx5ivOESzmj2bRDmSD3mZ8dF846FvbrbdjjFEqmGw', 201, '{}', '01a21855-4aab-7f8b-8c98-91bd0d1fd200', 1795704572587);
INSERT INTO public.idempotency VALUES ('01a21855-4ab1-79a1-9fb2-1842826fdab9', '8-6MXpcv.azjxnWl-jlG7tuYF45E732YnlBMB8rME1br_d8fTWb0', 201, '{"message":"Comment reported to admin."}', '01a21855-4ab3-7b5b-9faf-cf2bcdee1c73', 1795704572595);
INSERT INTO public.idempotency VALUES ('01a21855-4abb-7de8-9eb9-17ce29869b4c', '8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk', 200, '{"message":"Thank you for subscribing!"}', '01a21855-4abc-7b26-b504-2410c4cc483f', 1795704572604);
INSERT INTO public.mail_queue VALUES ('01a21855-4a7f-7638-a836-1396f1be014c', 'enquiry', '01a21855-4a7f-7880-ad76-5e8cba489d24', 0, 1795704572543, NULL, NULL, '[]', NULL, 1795704572543, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a21855-4ab3-76d3-9621-e2a2b4bcef90', 'report', '01a21855-4ab3-7b5b-9faf-cf2bcdee1c73', 0, 1795704572595, NULL, NULL, '[]', NULL, 1795704572595, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a21855-4abc-7cc7-8e49-24aa53804813', 'confirmation', '01a21855-4abc-7b26-b504-2410c4cc483f', 0, 1795704572604, NULL, NULL, '[]', NULL, 1795704572604, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a21855-4ac1-7c36-a43b-4a2248ff7eb5', 'answer', '01a21855-4ac1-790c-a8df-56d3f02f7eb2', 0, 1795704582609, NULL, NULL, '[]', NULL, 1795704572609, NULL, NULL, 0);
INSERT INTO public.migration VALUES ('0001-desk', 1795704572503);
INSERT INTO public.network_ban VALUES ('a fingerprint', 1795704572608, 1798296572608);
INSERT INTO public.newsletter VALUES ('01a21855-4ac1-790c-a8df-56d3f02f7eb2', 'inheritance', 'Inheritance', 'New rules.', 'stopped', 2, NULL, NULL, 'staff', 1795704572609, 1795704572609, 1795704572609, 1795704572609, '');
INSERT INTO public.newsletter_recipient VALUES ('01a21855-4ac1-76d9-b363-851fa592ac7f', '01a21855-4ac1-790c-a8df-56d3f02f7eb2', '01a21855-4abc-7b26-b504-2410c4cc483f', 'waiting', NULL, NULL, NULL);
INSERT INTO public.newsletter_test VALUES ('a id', '01a21855-4ac1-790c-a8df-56d3f02f7eb2', 'a address', 1);
INSERT INTO public.office VALUES ('office', '{"days":[1,2],"holidays":[],"acknowledges":true}', 1, 'staff', 0);
INSERT INTO public.person_key VALUES ('asha@example.org', '01a21855-4ac6-7b28-b7ab-1d0fa38d814b', 1795704572609, 'staff');
INSERT INTO public.person_key VALUES ('ravi@example.org', '01a21855-4ac6-7b28-b7ab-1d0fa38d814b', 1795704572609, 'staff');
INSERT INTO public.push_device VALUES ('a id', 'a address', 'a endpoint', 'a p256dh', 'a auth', 1, 1, 'a kinds');
INSERT INTO public.push_message VALUES ('a id', 'a source_id', 'a kind', '01a21855-4a7f-7880-ad76-5e8cba489d24', '01a21855-4a94-747c-9b55-1e1442bed9fc', 1, 1, 1, 1);
INSERT INTO public.rate_limit VALUES ('a key', 1, 1);
INSERT INTO public.report VALUES ('01a21855-4ab3-7b5b-9faf-cf2bcdee1c73', '01a21855-4aab-7f8b-8c98-91bd0d1fd200', 'rude', '', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 0, 1795704572595, NULL);
INSERT INTO public.saved_view VALUES ('01a21855-4ac9-7b85-8b79-ddb831513c50', 'staff', 'Waiting for papers', 'waiting for papers', 1, '{"view":"all","order":"late","state":"","service":"","page":"","assignee":"","stage":"papers","tag":""}');
INSERT INTO public.setting VALUES ('lastMerge', '1795704572609');
INSERT INTO public.staff_browser VALUES ('a hash', 'a address', 1);
INSERT INTO public.staff_challenge VALUES ('a id', 'a address', 1, 'a challenge', 'a browser_hash', 1);
INSERT INTO public.staff_link VALUES ('a id', 'a address', 1, 'a browser_hash', 1, 1, 'a token_hashes', 'a code_hashes', 1);
INSERT INTO public.staff_member VALUES ('01a21855-4ac1-7e18-941e-baf7c84e9b23', 'staff', 'Ravi', 'staff', '{"en":"Ravi"}', NULL, NULL);
INSERT INTO public.staff_notice VALUES ('a id', 'a kind', 'a address', 'a recipients', 'a subject', 1);
INSERT INTO public.staff_passkey VALUES ('01a21855-4ac1-790c-a8df-56d3f02f7eb2', 'staff', 1795704572609, 'key', 0, '[]', 'phone', 0, NULL);
INSERT INTO public.staff_passkey_removed VALUES ('lost', 1795704572609);
INSERT INTO public.staff_presence VALUES ('a id', 'a tab', '01a21855-4a7f-7880-ad76-5e8cba489d24', 'a address', 1, 1);
INSERT INTO public.staff_quiet VALUES ('staff', '22:00', '07:00', 'Asia/Kolkata');
INSERT INTO public.staff_session VALUES ('a id', 'a address', 1, 'a token_hash', 'a device', 'a method', 1, 1, 1);
INSERT INTO public.subscriber VALUES ('01a21855-4abc-7b26-b504-2410c4cc483f', 'ravi@example.org', 'ravi@example.org', 'ravi@example.org', 'confirmed', 1, 'afdd356d552b', 'SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.', 1795704572603, 1795704572604, 1, NULL, 1, 1795704572604);
INSERT INTO public.task VALUES ('01a21855-4acf-706a-a418-a3a99cb4b4a9', '01a21855-4a7f-7880-ad76-5e8cba489d24', NULL, 'Call the bank', '2027-01-01', 'staff', 'yearly', 1795704572609, NULL, '', 1, NULL, NULL);
INSERT INTO public.thread VALUES ('blog1', 2, '01a21855-4aad-7b74-8066-7b9f380bc473');
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
