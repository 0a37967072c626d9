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
INSERT INTO public.answer_template VALUES ('01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', 'Hello', '', 'Dear', '', 'en', 1, 1, NULL, NULL);
INSERT INTO public.article_draft VALUES ('inheritance', 'An article', '0000000000000000000000000000000000000000000000000000000000000000', 1, 'staff', 0, 'staff', 1795693317245, 0, '', '');
INSERT INTO public.article_publication VALUES ('01a217a9-8c7d-7c3c-b956-5f56b6899d82', 'inheritance', 'staff', 'Correct it', 'An article', '0000000000000000000000000000000000000000000000000000000000000000', '', 'waiting', '', 1795693317245, NULL, NULL, 0, 0);
INSERT INTO public.attachment VALUES ('01a217a9-8c7d-7010-995d-33f92e011b51', '01a217a9-8c65-7b1c-83ce-541354507bc3', '01a217a9-8c7d-700f-9180-94438cdab6bc', NULL, 'staff', 'deed.pdf', 'application/pdf', 900, 'y-pg8FtI9i-bEGOyNel0ubY5kIwlqkaU2PFWhYC4jKg', 1795693317245, 1795693317245, NULL, NULL);
INSERT INTO public.attachment_piece VALUES ('01a217a9-8c7d-7010-995d-33f92e011b51', 0, '\xed4e06b83023de3c40236f6e5bd6f1f776727786d818bb2add940cca350662694333f3cebcf89bdcaca7f5472fb8f02898c78ddf8531a4382e3f08ab66bb41424de2b3deb321446d0d64154cc041d8c124ed43b635d1d6f8c28968b202a68ceace291df054cb9567706f78e6f0377a5c067e91a768604d92f0ce785e5cee3387cfcf8968dda0142b722b0af3f0dc1eb48f7f843c3474d46bc5630e6230d695f418fddbbfb39ba5fe4baaef55f0b2c2ed21eeca721b8d1421538c70963ed9e578c09cd19f8bf8a9bfb01ced52361cc4d87b107dc873823e5b743e2f95be2c8c9a4ee08cbe0a4e97b332f08619b7fbae45030deefe3fb42927b07560a7c7aefa499b0ae2f5eeb4d851bbe47c14381e123b26e3f6e49e3421cf5ca7f99e1f95e12c7a8c6659f298adbcb8c3c865e49319b005a53a741fad7911c99722a31db6fcb6d267eaf03cdb307deba2dcf394c25d3d6291b6d863ec496d7c982bad35ad52df2d74dc28d9cadf1f9b69975508f6ec1f8923fa75c987674b20832737b54d766b041c16a51ee6cb40250802230fd5fc50791073b0a25f5725d440cbb59697d9a9faea5de024e333f892b89b8bff77a34b801178137343dae08c79b1a72c2f6b7a5014964b88719bd8ad6b50f32901ad3ad19cb06b8a804c8d218b5c72cd2acab22a7255904010aaaeb24168a074b75ce09e085157a36b5f4fcf81c027406b6e530a36cbcdf7224fda3d5fe421118082efe76246a81ce61c1bf6270e40f7797c9658170fe89cd907de032318427b0d4caca171a4c3b38c2a4ba36b50874f386bd84cf651b0d23ed4aa764aed002000131b192b0a4fe807de708fd16ba6325f8c321036220cb4ace82b90c91f9351a4ca050e6e16c01a2ecc70d273ed18048c1ce7a97965db3f6de67cc0fa88479581aaa047adae233185fd3aeefbac9224ee6f6ca66a64e05f520d262fb5bebb42c3e7e533e36af9c9347209db96999dc78c5eb8722e535bd65631bd5bbdaf07d0870c0bfec248b4f25a6f9cbb0de0b9d47b9fe5cd839676b9eef9089de4a2557e71467f4a5a80639d5783ec99a93be96dabf1a10184d68edc36e80b21072377fd9cd8fa55a82003d91f86774cb8d5011e6a9529a436f5b3d0e807aa6974bce452de9a6714dd92d7788d04b673e51e224f1144469f1766eba83a7ba209b2ccd372b3b62a00c8f1a9b75ec685c062fedd9f6c3ec8434e85f7d7b869e827b4dc9c1517a93f8cd26ddd724eec7c2a82987437f0a5d44f2e0239');
INSERT INTO public.audit VALUES ('a id', 1, 'a actor', 'a action', 'a object');
INSERT INTO public.booking VALUES ('01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', '01a217a9-8c65-7b1c-83ce-541354507bc3', 1795693317245, 1795695117245, 'Asia/Dubai', 'en', 'booked', 0, 1795693317245, NULL);
INSERT INTO public.change VALUES ('01a217a9-8c76-77fe-bc8b-64a82990a64d', 1795693317238, 'comment', '01a217a9-8c72-76c1-918e-6e349aee603a', 'changed');
INSERT INTO public.change VALUES ('01a217a9-8c7d-7082-a523-b63245eec9a5', 1795693317245, 'enquiry', '01a217a9-8c65-7b1c-83ce-541354507bc3', 'changed');
INSERT INTO public.change VALUES ('01a217a9-8c7d-77be-8d4a-8b10b50ea353', 1795693317245, 'enquiry', '01a217a9-8c65-7b1c-83ce-541354507bc3', 'changed');
INSERT INTO public.change VALUES ('01a217a9-8c7d-74a0-992a-458e80c43f6a', 1795693317245, 'task', '01a217a9-8c87-7bc9-8876-3b480d7566ca', 'changed');
INSERT INTO public.change VALUES ('01a217a9-8c7d-7218-a926-769d007b1d7a', 1795693317245, 'enquiry', '01a217a9-8c65-7b1c-83ce-541354507bc3', 'changed');
INSERT INTO public.change VALUES ('01a217a9-8c7d-7115-8c37-9288ca92a290', 1795693317245, 'enquiry', '01a217a9-8c65-7b1c-83ce-541354507bc3', 'changed');
INSERT INTO public.change VALUES ('01a217a9-8c7d-73dd-9b78-87a70c158fb6', 1795693317245, 'enquiry', '01a217a9-8c65-7b1c-83ce-541354507bc3', 'changed');
INSERT INTO public.change VALUES ('01a217a9-8c7d-7ded-8ddd-5cb39efb07c9', 1795693317245, 'office', '', 'changed');
INSERT INTO public.change VALUES ('01a217a9-8c7d-7e60-9049-660bd857032c', 1795693317245, 'template', '01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', 'new');
INSERT INTO public.change VALUES ('01a217a9-8c7d-7837-a226-4686471e24d1', 1795693317245, 'newsletter', '01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', 'new');
INSERT INTO public.change VALUES ('01a217a9-8c7d-7a17-8c26-b0bc655e7bf0', 1795693317245, 'newsletter', '01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', 'changed');
INSERT INTO public.change VALUES ('01a217a9-8c7d-7626-aa2e-41b9dfd82ad4', 1795693317245, 'newsletter', '01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', 'changed');
INSERT INTO public.change VALUES ('01a217a9-8c7d-78e2-914a-c3edc815fe82', 1795693317245, 'article', 'inheritance', 'changed');
INSERT INTO public.change VALUES ('01a217a9-8c7d-76c8-b356-a9415e3bd0f7', 1795693317245, 'article', 'inheritance', 'changed');
INSERT INTO public.comment VALUES ('01a217a9-8c6d-7259-b7a3-4c80d3ab5faa', 'blog1', NULL, 1, 1, 153, '', '', '', '', 'Thanks for this.', 'BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795693317229, NULL, 0);
INSERT INTO public.comment VALUES ('01a217a9-8c72-76c1-918e-6e349aee603a', 'blog1', '01a217a9-8c6d-7259-b7a3-4c80d3ab5faa', 2, 1, 145, '', '', '', '', 'Welcome.', 'KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795693317234, NULL, 0);
INSERT INTO public.conflict_check VALUES ('01a217a9-8c81-790e-a332-74ec8e2ee461', '01a217a9-8c65-7b1c-83ce-541354507bc3', 1795693317245, 'staff', 'Ravi Rao', 'Flat 4, Pune', 0, 'clear', 'Nobody');
INSERT INTO public.enquiry VALUES ('01a217a9-8c65-7b1c-83ce-541354507bc3', 'PD-A2E8-GWGG', 'आशा Rao', 'asha@example.org', 'asha@example.org', 'A plot in Pune, 🏠 and "a deed".', '+44 20 7946 0000', '', 1795693317215, 1795693317221, 1795693317245, 'answered', 'lost', 'price', '', '', 'pda2e8gwgg
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.', 3, 'staff', 1, NULL, 'form', 1795693317221, NULL, NULL);
INSERT INTO public.enquiry_answer VALUES ('01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', '01a217a9-8c65-7b1c-83ce-541354507bc3', 1795693317245, 'staff', 'Re', 'yes', '01a217a9-8c7d-7743-9e09-afaacd424c39', '01a217a9-8c65-79ed-8e77-81c7031b5f1e', 3);
INSERT INTO public.enquiry_event VALUES ('01a217a9-8c7d-7009-b920-69d77519b9f6', '01a217a9-8c65-7b1c-83ce-541354507bc3', 1795693317245, 'staff', 'stage', 'enquiry', 'lost');
INSERT INTO public.enquiry_event VALUES ('01a217a9-8c7d-700a-a1d0-342c9dde1690', '01a217a9-8c65-7b1c-83ce-541354507bc3', 1795693317245, 'staff', 'lostReason', '', 'price');
INSERT INTO public.enquiry_event VALUES ('01a217a9-8c7d-700b-8737-fb2a9ef1c895', '01a217a9-8c65-7b1c-83ce-541354507bc3', 1795693317245, 'staff', 'tags', '', 'Pune
वसीयत');
INSERT INTO public.enquiry_event VALUES ('01a217a9-8c7d-700c-be57-03855035a4d6', '01a217a9-8c65-7b1c-83ce-541354507bc3', 1795693317245, 'staff', 'note', '', '');
INSERT INTO public.enquiry_event VALUES ('01a217a9-8c7d-700d-8ed1-fbb7602d9b56', '01a217a9-8c65-7b1c-83ce-541354507bc3', 1795693317245, 'staff', 'state', 'new', 'answered');
INSERT INTO public.enquiry_event VALUES ('01a217a9-8c7d-700e-a8cb-d696de1064ad', '01a217a9-8c65-7b1c-83ce-541354507bc3', 1795693317245, 'staff', 'answer', 'new', 'answered');
INSERT INTO public.enquiry_message VALUES ('01a217a9-8c7d-700f-9180-94438cdab6bc', '01a217a9-8c65-7b1c-83ce-541354507bc3', '01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', 'in', 'phone', 'message', '', '', '', '[]', 'staff', '', 'Called.', '', '', '', '', 0, NULL, NULL, NULL, 1795693317245, 1795693317245);
INSERT INTO public.enquiry_note VALUES ('01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', '01a217a9-8c65-7b1c-83ce-541354507bc3', 1795693317245, 'staff', 'a note');
INSERT INTO public.enquiry_tag VALUES ('01a217a9-8c65-7b1c-83ce-541354507bc3', 'pune', 'Pune');
INSERT INTO public.enquiry_tag VALUES ('01a217a9-8c65-7b1c-83ce-541354507bc3', 'वसीयत', 'वसीयत');
INSERT INTO public.idempotency VALUES ('01a217a9-8c5f-7ab2-81ee-c3a6ec809086', '8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0', 201, '{"message":"Your enquiry has been received.","reference":"PD-A2E8-GWGG"}', '01a217a9-8c65-7b1c-83ce-541354507bc3', 1795693317221);
INSERT INTO public.idempotency VALUES ('01a217a9-8c6c-72b4-886f-63cdf80e121f', '8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA', 201, '{}', '01a217a9-8c6d-7259-b7a3-4c80d3ab5faa', 1795693317229);
INSERT INTO public.idempotency VALUES ('01a217a9-8c71-7c8f-b980-30ddb949d26a', '8-6MXpcv.AR3K8K8ibBmo7OocSgXg2qqF5Y0VEHksPT_ood3iARE', 201, '{}', '01a217a9-8c72-76c1-918e-6e349aee603a', 1795693317234);
INSERT INTO public.idempotency VALUES ('01a217a9-8c75-7dc5-bcad-ff3aa0d926b2', '8-6MXpcv.NMQqzVVj43o6go76mgn-PY9WEkvUC5jtpvhCE6nR5c0', 201, '{"message":"Comment reported to admin."}', '01a217a9-8c76-7433-a5ce-d4b82d6b26ee', 1795693317238);
INSERT INTO public.idempotency VALUES ('01a217a9-8c79-7631-b6ce-b7209ead582a', '8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk', 200, '{"message":"Thank you for subscribing!"}', '01a217a9-8c7a-7990-9e66-5ca69f99b530', 1795693317242);
INSERT INTO public.mail_queue VALUES ('01a217a9-8c65-79ed-8e77-81c7031b5f1e', 'enquiry', '01a217a9-8c65-7b1c-83ce-541354507bc3', 0, 1795693317221, NULL, NULL, '[]', NULL, 1795693317221, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a217a9-8c76-7cf7-ae1c-77f0071596ea', 'report', '01a217a9-8c76-7433-a5ce-d4b82d6b26ee', 0, 1795693317238, NULL, NULL, '[]', NULL, 1795693317238, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a217a9-8c7a-70f5-804e-a26f0fe163c5', 'confirmation', '01a217a9-8c7a-7990-9e66-5ca69f99b530', 0, 1795693317242, NULL, NULL, '[]', NULL, 1795693317242, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a217a9-8c7d-7743-9e09-afaacd424c39', 'answer', '01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', 0, 1795693327245, NULL, NULL, '[]', NULL, 1795693317245, NULL, NULL, 0);
INSERT INTO public.migration VALUES ('0001-desk', 1795693317202);
INSERT INTO public.network_ban VALUES ('a fingerprint', 1795693317245, 1798285317245);
INSERT INTO public.newsletter VALUES ('01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', 'inheritance', 'Inheritance', 'New rules.', 'stopped', 2, NULL, NULL, 'staff', 1795693317245, 1795693317245, 1795693317245, 1795693317245, '');
INSERT INTO public.newsletter_recipient VALUES ('01a217a9-8c7d-7a0a-8556-28f604a01d2f', '01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', '01a217a9-8c7a-7990-9e66-5ca69f99b530', 'waiting', NULL, NULL, NULL);
INSERT INTO public.newsletter_test VALUES ('a id', '01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', 'a address', 1);
INSERT INTO public.office VALUES ('office', '{"days":[1,2],"holidays":[],"acknowledges":true}', 1, 'staff', 0);
INSERT INTO public.person_key VALUES ('asha@example.org', '01a217a9-8c82-7949-b7c0-1dc6e1bf2d75', 1795693317245, 'staff');
INSERT INTO public.person_key VALUES ('ravi@example.org', '01a217a9-8c82-7949-b7c0-1dc6e1bf2d75', 1795693317245, 'staff');
INSERT INTO public.push_device VALUES ('a id', 'a address', 'a endpoint', 'a p256dh', 'a auth', 1, 1, 'a kinds');
INSERT INTO public.push_message VALUES ('a id', 'a source_id', 'a kind', '01a217a9-8c65-7b1c-83ce-541354507bc3', '01a217a9-8c6d-7259-b7a3-4c80d3ab5faa', 1, 1, 1, 1);
INSERT INTO public.rate_limit VALUES ('a key', 1, 1);
INSERT INTO public.report VALUES ('01a217a9-8c76-7433-a5ce-d4b82d6b26ee', '01a217a9-8c72-76c1-918e-6e349aee603a', 'rude', '', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 0, 1795693317238, NULL);
INSERT INTO public.saved_view VALUES ('01a217a9-8c86-74cc-9a26-7bd3d6e073e7', 'staff', 'Waiting for papers', 'waiting for papers', 1, '{"view":"all","order":"late","state":"","service":"","page":"","assignee":"","stage":"papers","tag":""}');
INSERT INTO public.setting VALUES ('lastMerge', '1795693317245');
INSERT INTO public.staff_browser VALUES ('a hash', 'a address', 1);
INSERT INTO public.staff_challenge VALUES ('a id', 'a address', 1, 'a challenge', 'a browser_hash', 1);
INSERT INTO public.staff_link VALUES ('a id', 'a address', 1, 'a browser_hash', 1, 1, 'a token_hashes', 'a code_hashes', 1);
INSERT INTO public.staff_member VALUES ('01a217a9-8c7d-712d-b87a-41175b51afbc', 'staff', 'Ravi', 'staff', '{"en":"Ravi"}', NULL, NULL);
INSERT INTO public.staff_notice VALUES ('a id', 'a kind', 'a address', 'a recipients', 'a subject', 1);
INSERT INTO public.staff_passkey VALUES ('01a217a9-8c7d-71ff-81c5-e6f54bb60ce2', 'staff', 1795693317245, 'key', 0, '[]', 'phone', 0, NULL);
INSERT INTO public.staff_passkey_removed VALUES ('lost', 1795693317245);
INSERT INTO public.staff_presence VALUES ('a id', 'a tab', '01a217a9-8c65-7b1c-83ce-541354507bc3', 'a address', 1, 1);
INSERT INTO public.staff_quiet VALUES ('staff', '22:00', '07:00', 'Asia/Kolkata');
INSERT INTO public.staff_session VALUES ('a id', 'a address', 1, 'a token_hash', 'a device', 'a method', 1, 1, 1);
INSERT INTO public.subscriber VALUES ('01a217a9-8c7a-7990-9e66-5ca69f99b530', 'ravi@example.org', 'ravi@example.org', 'ravi@example.org', 'confirmed', 1, 'afdd356d552b', 'SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.', 1795693317241, 1795693317242, 1, NULL, 1, 1795693317242);
INSERT INTO public.task VALUES ('01a217a9-8c87-7bc9-8876-3b480d7566ca', '01a217a9-8c65-7b1c-83ce-541354507bc3', 'Call the bank', '2027-01-01', 'staff', 'yearly', 1795693317245, NULL, '', 1, NULL, NULL);
INSERT INTO public.thread VALUES ('blog1', 2, '01a217a9-8c73-754c-920b-866905521f39');
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
