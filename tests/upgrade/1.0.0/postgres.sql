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
    version integer NOT NULL,
    changed_by text,
    own_since integer
);
COMMENT ON TABLE public.answer_template IS 'pravasi-desk';
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
    created_at bigint NOT NULL
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
INSERT INTO public.answer_template VALUES ('01a216e9-6456-73ee-be21-14195186cca1', 'Hello', '', 'Dear', 1, NULL, NULL);
INSERT INTO public.attachment VALUES ('01a216e9-6456-7973-8bdc-cd070bc244b9', '01a216e9-642b-74e7-bff6-8e92a53eadb7', '01a216e9-6456-700e-be8b-175f1b52404a', NULL, 'staff', 'deed.pdf', 'application/pdf', 900, '5UIqYR_KfAuXQj7l5GZDJNY-n0izE34aRhKwWwFV4Ek', 1795680724054);
INSERT INTO public.attachment_piece VALUES ('01a216e9-6456-7973-8bdc-cd070bc244b9', 0, '\x38c51efc421080cd4ab3fbcb4020bba14f227f9f919be4e1a33857d8af81d2facc19e4f04c7222eea978bfd2cd6ba3361c44622219c16f1d2b2204771d0d84beaa4c6f362c065f9e96370531e414f69b79578a40250dc1be6e0d62f180e47259edeed5cad79a9bf83273770d5cfa4f7fab5d5c375ef54e114322167939df5946042f6866e72966950aefc3cbe5e44dc2ad43656422c2b0f1089ffe095fd2fd51da2cb917937737324bfdda245528295b3b8c8d56776800b458f81485b834c83bb423877c77c3616a6a32d751a870d87b738d72137a478da7e1d24e28636ecf0998cc2657e7095d38caf585a2b4d13c58ff33c63c95012d0029facfc23f19e50574f93ebe9b9874f6f1d2d434761e47262bbca5838f385975394447e5e3d455303bcb72b3307745c51058f23519e0be4e5c027e10ea58cb76c1307743ec726e8f05f4cda01a49d8c70c77d6fdebcf39bfcbbd2205e3e223f1a9786e412c41fa06cad266f4aa85f98c900bdd06959d9392dc324c2216fa5078da633b4354304deb6e6a3b945f368cee34f97efb27a06bfa61ce8a2ddcb856246fc7b63eecd2afc4069928d0668b61a4f992f837744137591f58b9e7535a610fb4dd51a38dc76d3ccd3ab537970ed91c84a72e4d7c0c6c6dcf64c5bab47649a27e0b845e12ddc0a5fb5d1c8b64d733155b1e76c7e9143ba429226ca24d87ad643655203dd75ffac2841a6549846d1b7b9de65490da3cbd2c1a35ca8acc15980da07f67e828534e4e01ba7d8ec18cdc28319750488e022f711d405fab2fcc476228f8b6eb39345b9d488cfb780e5da21edbd712c83e9c988781487f11d26eb9e09ef05615a1d0014bebdeb0de85a0c890d0d705185a169c00f65d5173ca9646b0219b8c3d90d3c8abc2840a7c7a7994e213d886a3aa2934ce97875145159beba4916752467c66640bfb776d19f883d1edd5ea30c349e729a4daac9b2c9cf1d3f7c6212a6d485b6c65ae12248151b1e7fd6de3647dc451a17631297148dfaf559d6850695b9293a903634abee39d907531427ee74ae2b5d61e2e3c239d5eef91eb092825725c614a30d67e8e822ef254ee7d78e75d33a657fea85bf78a5a324d152990c9fe9bc9c23c2cc34e1d262b14173d051a57c603274ccfe38f76e24f1e4a06be9c1285fb8084f9c601b287c492b56402a4b66fa161766377cd0b352094a34976c29f9088b8fe9520417bec1160a4aca2b4f365951f3525aaee2faffa5d8a3b05809c999497d9890863df');
INSERT INTO public.audit VALUES ('a id', 1, 'a actor', 'a action', 'a object');
INSERT INTO public.booking VALUES ('a id', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 1, 1, 'a zone', 'a lang', 'a state', 1, 1, 1);
INSERT INTO public.change VALUES ('01a216e9-6448-7e10-b70e-832fdffb55b3', 1795680724040, 'comment', '01a216e9-6443-7d86-9f25-fe1959ff69a5', 'changed');
INSERT INTO public.change VALUES ('01a216e9-6456-7aaf-9938-4a485a9eeffa', 1795680724054, 'enquiry', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 'changed');
INSERT INTO public.change VALUES ('01a216e9-6456-7c6a-ba21-c78216cfb035', 1795680724054, 'enquiry', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 'changed');
INSERT INTO public.change VALUES ('01a216e9-6456-746e-b71c-5353238ae145', 1795680724054, 'enquiry', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 'changed');
INSERT INTO public.change VALUES ('01a216e9-6456-7088-aa51-53a5b4735ca7', 1795680724054, 'enquiry', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 'changed');
INSERT INTO public.change VALUES ('01a216e9-6456-7b69-9716-3e10f26a48ff', 1795680724054, 'office', '', 'changed');
INSERT INTO public.change VALUES ('01a216e9-6456-787e-a82e-5e7f4e0383be', 1795680724054, 'template', '01a216e9-6456-73ee-be21-14195186cca1', 'new');
INSERT INTO public.change VALUES ('01a216e9-6456-773d-bb38-eaafe04ed6c5', 1795680724054, 'newsletter', '01a216e9-6456-73ee-be21-14195186cca1', 'new');
INSERT INTO public.change VALUES ('01a216e9-6456-7389-ba3a-5ef5a36eac3d', 1795680724054, 'newsletter', '01a216e9-6456-73ee-be21-14195186cca1', 'changed');
INSERT INTO public.change VALUES ('01a216e9-6456-78ca-a438-09e61cb9da60', 1795680724054, 'newsletter', '01a216e9-6456-73ee-be21-14195186cca1', 'changed');
INSERT INTO public.comment VALUES ('01a216e9-6437-7ed0-b13b-786497700c5d', 'blog1', NULL, 1, 1, 153, '', '', '', '', 'Thanks for this.', 'BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795680724023, NULL, 0);
INSERT INTO public.comment VALUES ('01a216e9-6443-7d86-9f25-fe1959ff69a5', 'blog1', '01a216e9-6437-7ed0-b13b-786497700c5d', 2, 1, 145, '', '', '', '', 'Welcome.', 'KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795680724035, NULL, 0);
INSERT INTO public.conflict_check VALUES ('01a216e9-645a-7ba1-8eff-6203ab031762', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 1795680724054, 'staff', 'Ravi Rao', 'Flat 4, Pune', 0, 'clear', 'Nobody');
INSERT INTO public.enquiry VALUES ('01a216e9-642b-74e7-bff6-8e92a53eadb7', 'PD-ZAV6-0A5S', 'आशा Rao', 'asha@example.org', 'asha@example.org', 'A plot in Pune, 🏠 and "a deed".', '+44 20 7946 0000', '', 1795680724005, 1795680724011, 1795680724054, 'answered', 'lost', 'price', '', '', 'pdzav60a5s
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.', 3, 'staff', 1, NULL, 'form', 1795680724011, NULL, NULL);
INSERT INTO public.enquiry_answer VALUES ('01a216e9-6456-73ee-be21-14195186cca1', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 1795680724054, 'staff', 'Re', 'yes', '01a216e9-6456-7115-9aa2-482a048ccded', '01a216e9-642b-7478-9405-3aec91240eb1', 3);
INSERT INTO public.enquiry_event VALUES ('01a216e9-6456-7008-b7d5-b56bf80acba6', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 1795680724054, 'staff', 'stage', 'enquiry', 'lost');
INSERT INTO public.enquiry_event VALUES ('01a216e9-6456-7009-9dcb-dd229ef19726', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 1795680724054, 'staff', 'lostReason', '', 'price');
INSERT INTO public.enquiry_event VALUES ('01a216e9-6456-700a-9480-93e92a958f05', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 1795680724054, 'staff', 'tags', '', 'Pune
वसीयत');
INSERT INTO public.enquiry_event VALUES ('01a216e9-6456-700b-af47-37ed39a76d6b', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 1795680724054, 'staff', 'note', '', '');
INSERT INTO public.enquiry_event VALUES ('01a216e9-6456-700c-9fdc-e2d2d8f97678', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 1795680724054, 'staff', 'state', 'new', 'answered');
INSERT INTO public.enquiry_event VALUES ('01a216e9-6456-700d-8953-a4eb54ae9472', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 1795680724054, 'staff', 'answer', 'new', 'answered');
INSERT INTO public.enquiry_message VALUES ('01a216e9-6456-700e-be8b-175f1b52404a', '01a216e9-642b-74e7-bff6-8e92a53eadb7', '01a216e9-6456-73ee-be21-14195186cca1', 'in', 'phone', 'message', '', '', '', '[]', 'staff', '', 'Called.', '', '', '', '', 0, NULL, NULL, NULL, 1795680724054, 1795680724054);
INSERT INTO public.enquiry_note VALUES ('01a216e9-6456-73ee-be21-14195186cca1', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 1795680724054, 'staff', 'a note');
INSERT INTO public.enquiry_tag VALUES ('01a216e9-642b-74e7-bff6-8e92a53eadb7', 'pune', 'Pune');
INSERT INTO public.enquiry_tag VALUES ('01a216e9-642b-74e7-bff6-8e92a53eadb7', 'वसीयत', 'वसीयत');
INSERT INTO public.idempotency VALUES ('01a216e9-6425-7ca5-9366-29624e28a734', '8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0', 201, '{"message":"Your enquiry has been received.","reference":"PD-ZAV6-0A5S"}', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 1795680724011);
INSERT INTO public.idempotency VALUES ('01a216e9-6433-77ee-9ba1-e14f0fe2e748', '8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA', 201, '{}', '01a216e9-6437-7ed0-b13b-786497700c5d', 1795680724023);
INSERT INTO public.idempotency VALUES ('01a216e9-6441-72a1-be1d-6800b89b1ebd', '8-6MXpcv.iq2DQsbFnJ-cBMU9nY1iiXT7kR8Bddc4cPDQW3Nr4J0', 201, '{}', '01a216e9-6443-7d86-9f25-fe1959ff69a5', 1795680724035);
INSERT INTO public.idempotency VALUES ('01a216e9-6447-7868-bcbd-94c7f9aaed71', '8-6MXpcv.B-a8RvfdYH2hIB-hxRdnpN-IDSyhprIcrNpjEEColH0', 201, '{"message":"Comment reported to admin."}', '01a216e9-6448-7b5d-a495-1c18220a636c', 1795680724040);
INSERT INTO public.idempotency VALUES ('01a216e9-6450-7f8e-99c4-c1656c214f38', '8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk', 200, '{"message":"Thank you for subscribing!"}', '01a216e9-6452-778a-b33b-3761294babd3', 1795680724050);
INSERT INTO public.mail_queue VALUES ('01a216e9-642b-7478-9405-3aec91240eb1', 'enquiry', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 0, 1795680724011, NULL, NULL, '[]', NULL, 1795680724011, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a216e9-6448-7e9c-aac6-65cabfd0abb3', 'report', '01a216e9-6448-7b5d-a495-1c18220a636c', 0, 1795680724040, NULL, NULL, '[]', NULL, 1795680724040, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a216e9-6452-7607-8713-ea35171d9481', 'confirmation', '01a216e9-6452-778a-b33b-3761294babd3', 0, 1795680724050, NULL, NULL, '[]', NULL, 1795680724050, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a216e9-6456-7115-9aa2-482a048ccded', 'answer', '01a216e9-6456-73ee-be21-14195186cca1', 0, 1795680734054, NULL, NULL, '[]', NULL, 1795680724054, NULL, NULL, 0);
INSERT INTO public.migration VALUES ('0001-desk', 1795680723992);
INSERT INTO public.network_ban VALUES ('a fingerprint', 1795680724054, 1798272724054);
INSERT INTO public.newsletter VALUES ('01a216e9-6456-73ee-be21-14195186cca1', 'inheritance', 'Inheritance', 'New rules.', 'stopped', 2, NULL, NULL, 'staff', 1795680724054, 1795680724054, 1795680724054, 1795680724054, '');
INSERT INTO public.newsletter_recipient VALUES ('01a216e9-6456-72b0-9f5b-7f306cc0f2d3', '01a216e9-6456-73ee-be21-14195186cca1', '01a216e9-6452-778a-b33b-3761294babd3', 'waiting', NULL, NULL, NULL);
INSERT INTO public.newsletter_test VALUES ('a id', '01a216e9-6456-73ee-be21-14195186cca1', 'a address', 1);
INSERT INTO public.office VALUES ('office', '{"days":[1,2],"holidays":[],"acknowledges":true}', 1, 'staff', 0);
INSERT INTO public.person_key VALUES ('asha@example.org', '01a216e9-645c-7d69-91f4-4ac9d15d3183', 1795680724054, 'staff');
INSERT INTO public.person_key VALUES ('ravi@example.org', '01a216e9-645c-7d69-91f4-4ac9d15d3183', 1795680724054, 'staff');
INSERT INTO public.push_device VALUES ('a id', 'a address', 'a endpoint', 'a p256dh', 'a auth', 1, 1, 'a kinds');
INSERT INTO public.push_message VALUES ('a id', 'a source_id', 'a kind', '01a216e9-642b-74e7-bff6-8e92a53eadb7', '01a216e9-6437-7ed0-b13b-786497700c5d', 1, 1, 1, 1);
INSERT INTO public.rate_limit VALUES ('a key', 1, 1);
INSERT INTO public.report VALUES ('01a216e9-6448-7b5d-a495-1c18220a636c', '01a216e9-6443-7d86-9f25-fe1959ff69a5', 'rude', '', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 0, 1795680724040, NULL);
INSERT INTO public.saved_view VALUES ('01a216e9-6460-7151-9af6-0ebfa7a20cb3', 'staff', 'Waiting for papers', 'waiting for papers', 1, '{"view":"all","order":"late","state":"","service":"","page":"","assignee":"","stage":"papers","tag":""}');
INSERT INTO public.setting VALUES ('lastMerge', '1795680724054');
INSERT INTO public.staff_browser VALUES ('a hash', 'a address', 1);
INSERT INTO public.staff_challenge VALUES ('a id', 'a address', 1, 'a challenge', 'a browser_hash', 1);
INSERT INTO public.staff_link VALUES ('a id', 'a address', 1, 'a browser_hash', 1, 1, 'a token_hashes', 'a code_hashes', 1);
INSERT INTO public.staff_member VALUES ('01a216e9-6456-76c0-b45a-01e726b9e966', 'staff', 'Ravi', 'staff', '{"en":"Ravi"}', NULL, NULL);
INSERT INTO public.staff_notice VALUES ('a id', 'a kind', 'a address', 'a recipients', 'a subject', 1);
INSERT INTO public.staff_passkey VALUES ('01a216e9-6456-73ee-be21-14195186cca1', 'staff', 1795680724054, 'key', 0, '[]', 'phone', 0, NULL);
INSERT INTO public.staff_passkey_removed VALUES ('lost', 1795680724054);
INSERT INTO public.staff_presence VALUES ('a id', 'a tab', '01a216e9-642b-74e7-bff6-8e92a53eadb7', 'a address', 1, 1);
INSERT INTO public.staff_quiet VALUES ('staff', '22:00', '07:00', 'Asia/Kolkata');
INSERT INTO public.staff_session VALUES ('a id', 'a address', 1, 'a token_hash', 'a device', 'a method', 1, 1, 1);
INSERT INTO public.subscriber VALUES ('01a216e9-6452-778a-b33b-3761294babd3', 'ravi@example.org', 'ravi@example.org', 'ravi@example.org', 'confirmed', 1, 'afdd356d552b', 'SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.', 1795680724048, 1795680724050, 1, NULL, 1, 1795680724050);
INSERT INTO public.thread VALUES ('blog1', 2, '01a216e9-6445-73fd-ac5c-4297a97a1565');
INSERT INTO public.tombstone VALUES ('a hash', 1);
ALTER TABLE ONLY public.answer_template
    ADD CONSTRAINT answer_template_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.thread
    ADD CONSTRAINT thread_pkey PRIMARY KEY (blog_id);
ALTER TABLE ONLY public.tombstone
    ADD CONSTRAINT tombstone_pkey PRIMARY KEY (hash);
CREATE INDEX attachment_answer ON public.attachment USING btree (answer_id);
CREATE INDEX attachment_enquiry ON public.attachment USING btree (enquiry_id);
CREATE INDEX attachment_message ON public.attachment USING btree (message_id);
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
