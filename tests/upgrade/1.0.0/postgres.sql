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
    version integer NOT NULL
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
    assignee text DEFAULT ''::text NOT NULL,
    service text DEFAULT ''::text NOT NULL,
    search text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
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
    thread text NOT NULL
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
    version integer NOT NULL
);
COMMENT ON TABLE public.office IS 'pravasi-desk';
CREATE TABLE public.push_device (
    session_id text NOT NULL,
    address text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at bigint NOT NULL,
    pushed_at bigint
);
COMMENT ON TABLE public.push_device IS 'pravasi-desk';
CREATE TABLE public.push_message (
    session_id text NOT NULL,
    enquiry_id text NOT NULL,
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
INSERT INTO public.answer_template VALUES ('01a21629-6d01-7022-a267-d85909c3a896', 'Hello', '', 'Dear', 1);
INSERT INTO public.attachment VALUES ('01a21629-6d01-7d9c-bae1-ca5c42a6915d', '01a21629-6ccd-7244-ac79-85216bf14bbf', '01a21629-6d01-7008-8566-7aca32259e56', NULL, 'staff', 'deed.pdf', 'application/pdf', 900, 'GkLi1GsgIOVhUWfDF7Lqx3gTz59hFXmFUAmu_RvXuN4', 1795668143361);
INSERT INTO public.attachment_piece VALUES ('01a21629-6d01-7d9c-bae1-ca5c42a6915d', 0, '\x3197b9997975fe7f47d5dd514ba378db78177431f3dd514d1d5aebbce9618e7209d259de71f01992b9c16bc07d0e34ea70b40eb5cda2253a24825f84779e66ef462ac49ca966feca904d4135ff0628f0ef849812690dfdc2a17982510417af03f7c44b9067fd9cbfb9aaf36095f09f69472969bdbdb52cca47fd0b11f9da56f0889e77b9fb516d92122514df6b1c1f675f0ac69fb95e89512447dc9453560d87caba230f9f0e00ea695a8bcd8d21261526d9707332e01b29192961bc0ce32879fa9e38398c8a18028091905e1b652603a68ac3ec7733676e06a0caa9fc53391da063bd6abaee1255c072c288ad49ad361a52f785aa96cad7c43a71526cafa25c2153d78c6f7364ca251311e762508ad2557e3c3e96f11071b72aa3ffc334b27ff7992852ee225322c63415f3991988fdce92bb395f7bd870e78a05300d9c61b505f53e8178238785d982615cb9ddddbc55af7e164a298ded6d459a42fcc9a6b5c92d2db3a5c7385444de8eae70783993d6b3a15ccb48bcda9cf413d0b81e89fcd535750c26a4318410c137e31a903af0c748de6fa9c79f149d92495ac53b39cd8db6512d0806c256fd998201254685a696d5aa6adf319df5995840d4514f5a787d5fb8bf78653de32097a4644396e378828e06087f661e8c7ff121e5e8988428e6d275a259701982062331aa86b8d3034a0b3a7a9184296393714675dfdde8d5a5c8cdf2b6a35cfc127977b2f3603991381d6c56e48e7b98ff69b3a660875c79c295a582ac47a8fb3fbab5347369e2ca8b4a290b24268f9f4ee5075a43131c618215a24ae0e695354fcfe44f058946545e40f135a1790d38537003ee5ab5422d01ba7c24884169c97aeef3d636ef60309aaad04922100c4d8bffcdbc354baa54b3738f61fe8a4c953f99182cef290d0bcd4ca89924ac27ac955df460f0b1f2e410379288a573f17252901a8b858178b15a9752fc40324bbe277177e3197983256cfd9f38523e50c97a303aa546f100d829cde7b6cccb35a3f154dcb324841d1f03be20bd4f738cbac26a6c0176d8f4986e8c670f6cdccbf6c39e087d94f02018c4d589d508fe7dd34603f7be663caa1e71108b0fd0fddbd5c30f74abb3b783c8591e8810758bb7bf3ec697b1f0aa0c1f297047159a8f2c608d414ad9c94824ce165ecae32b4ed7cf29b533478a7e7a05d48269e9a4ff90f6534f819352c8e63112ddfcc2f0a87522b93581fe15eefb119706aeb816eab4776e1159a3f85f749cd2654e2f');
INSERT INTO public.audit VALUES ('a id', 1, 'a actor', 'a action', 'a object');
INSERT INTO public.change VALUES ('01a21629-6cf0-7647-bdfd-644ee734b207', 1795668143344, 'comment', '01a21629-6ce3-75b1-ac40-edaf5d1a4e2a', 'changed');
INSERT INTO public.change VALUES ('01a21629-6d01-7698-9ffa-5f94be769f0f', 1795668143361, 'enquiry', '01a21629-6ccd-7244-ac79-85216bf14bbf', 'changed');
INSERT INTO public.change VALUES ('01a21629-6d01-73e2-ac9f-2d1b40142b80', 1795668143361, 'enquiry', '01a21629-6ccd-7244-ac79-85216bf14bbf', 'changed');
INSERT INTO public.change VALUES ('01a21629-6d01-7820-a4cc-23a661a17600', 1795668143361, 'office', '', 'changed');
INSERT INTO public.change VALUES ('01a21629-6d01-7155-8a6b-a8f7b8e3e9d4', 1795668143361, 'template', '01a21629-6d01-7022-a267-d85909c3a896', 'new');
INSERT INTO public.change VALUES ('01a21629-6d01-7ffa-842c-37aac6f4b9d5', 1795668143361, 'newsletter', '01a21629-6d01-7022-a267-d85909c3a896', 'new');
INSERT INTO public.change VALUES ('01a21629-6d01-798b-a757-3bf4a4306629', 1795668143361, 'newsletter', '01a21629-6d01-7022-a267-d85909c3a896', 'changed');
INSERT INTO public.change VALUES ('01a21629-6d01-7d25-b912-8a675024e94a', 1795668143361, 'newsletter', '01a21629-6d01-7022-a267-d85909c3a896', 'changed');
INSERT INTO public.comment VALUES ('01a21629-6cd9-7d3d-bae6-6cc2b9d55236', 'blog1', NULL, 1, 1, 153, '', '', '', '', 'Thanks for this.', 'BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795668143321, NULL, 0);
INSERT INTO public.comment VALUES ('01a21629-6ce3-75b1-ac40-edaf5d1a4e2a', 'blog1', '01a21629-6cd9-7d3d-bae6-6cc2b9d55236', 2, 1, 145, '', '', '', '', 'Welcome.', 'KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795668143331, NULL, 0);
INSERT INTO public.enquiry VALUES ('01a21629-6ccd-7244-ac79-85216bf14bbf', 'PD-0S5B-1S53', 'आशा Rao', 'asha@example.org', 'asha@example.org', 'A plot in Pune, 🏠 and "a deed".', '+44 20 7946 0000', '', 1795668143299, 1795668143309, 1795668143361, 'answered', '', '', 'pd0s5b1s53
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.', 2, NULL, 'form', 1795668143309, NULL, NULL);
INSERT INTO public.enquiry_answer VALUES ('01a21629-6d01-7022-a267-d85909c3a896', '01a21629-6ccd-7244-ac79-85216bf14bbf', 1795668143361, 'staff', 'Re', 'yes', '01a21629-6d01-7fad-ad5f-2385d35bac73', '01a21629-6ccd-7cbc-955c-8a579e7075a5');
INSERT INTO public.enquiry_event VALUES ('01a21629-6d01-7005-a035-c7371e8dac93', '01a21629-6ccd-7244-ac79-85216bf14bbf', 1795668143361, 'staff', 'note', '', '');
INSERT INTO public.enquiry_event VALUES ('01a21629-6d01-7006-9066-ce3a540d59ab', '01a21629-6ccd-7244-ac79-85216bf14bbf', 1795668143361, 'staff', 'state', 'new', 'answered');
INSERT INTO public.enquiry_event VALUES ('01a21629-6d01-7007-847e-bf5026e354de', '01a21629-6ccd-7244-ac79-85216bf14bbf', 1795668143361, 'staff', 'answer', 'new', 'answered');
INSERT INTO public.enquiry_message VALUES ('01a21629-6d01-7008-8566-7aca32259e56', '01a21629-6ccd-7244-ac79-85216bf14bbf', '01a21629-6d01-7022-a267-d85909c3a896', 'in', 'phone', 'message', '', '', '', '[]', 'staff', '', 'Called.', '', '', '', '', 0, NULL, NULL, NULL, 1795668143361, 1795668143361);
INSERT INTO public.enquiry_note VALUES ('01a21629-6d01-7022-a267-d85909c3a896', '01a21629-6ccd-7244-ac79-85216bf14bbf', 1795668143361, 'staff', 'a note');
INSERT INTO public.idempotency VALUES ('01a21629-6cc3-776e-8cdb-4dc91089fdee', '8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0', 201, '{"message":"Your enquiry has been received.","reference":"PD-0S5B-1S53"}', '01a21629-6ccd-7244-ac79-85216bf14bbf', 1795668143309);
INSERT INTO public.idempotency VALUES ('01a21629-6cd8-7cc4-8fb1-ebcb8e39c0e9', '8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA', 201, '{}', '01a21629-6cd9-7d3d-bae6-6cc2b9d55236', 1795668143321);
INSERT INTO public.idempotency VALUES ('01a21629-6ce1-77f8-ae1a-fc0f8a679144', '8-6MXpcv.hn5tKK4tgBbZ9cKr_pWbvDEkemGn6hduxGZDG8KtuTU', 201, '{}', '01a21629-6ce3-75b1-ac40-edaf5d1a4e2a', 1795668143331);
INSERT INTO public.idempotency VALUES ('01a21629-6ce9-7e67-8a23-01deef46c6fe', '8-6MXpcv.8zyCEISuIk4n30AQUms_9y14tZujhz0lcK2Lpp_8VWw', 201, '{"message":"Comment reported to admin."}', '01a21629-6cf0-785a-ad2e-0407324c051a', 1795668143344);
INSERT INTO public.idempotency VALUES ('01a21629-6cf8-7d25-866c-be64a949e93b', '8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk', 200, '{"message":"Thank you for subscribing!"}', '01a21629-6cfc-7f63-afc2-5ee459df2ff5', 1795668143356);
INSERT INTO public.mail_queue VALUES ('01a21629-6ccd-7cbc-955c-8a579e7075a5', 'enquiry', '01a21629-6ccd-7244-ac79-85216bf14bbf', 0, 1795668143309, NULL, NULL, '[]', NULL, 1795668143309, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a21629-6cf0-70d9-b6c3-a865ff858cef', 'report', '01a21629-6cf0-785a-ad2e-0407324c051a', 0, 1795668143344, NULL, NULL, '[]', NULL, 1795668143344, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a21629-6cfc-795c-b7ea-622c7a93f49e', 'confirmation', '01a21629-6cfc-7f63-afc2-5ee459df2ff5', 0, 1795668143356, NULL, NULL, '[]', NULL, 1795668143356, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a21629-6d01-7fad-ad5f-2385d35bac73', 'answer', '01a21629-6d01-7022-a267-d85909c3a896', 0, 1795668153361, NULL, NULL, '[]', NULL, 1795668143361, NULL, NULL, 0);
INSERT INTO public.migration VALUES ('0001-desk', 1795668143282);
INSERT INTO public.network_ban VALUES ('a fingerprint', 1795668143360, 1798260143360);
INSERT INTO public.newsletter VALUES ('01a21629-6d01-7022-a267-d85909c3a896', 'inheritance', 'Inheritance', 'New rules.', 'stopped', 2, 'staff', 1795668143361, 1795668143361, 1795668143361, 1795668143361, '');
INSERT INTO public.newsletter_recipient VALUES ('01a21629-6d01-7dc8-a403-e8b8e33e3d6d', '01a21629-6d01-7022-a267-d85909c3a896', '01a21629-6cfc-7f63-afc2-5ee459df2ff5', 'waiting', NULL, NULL, NULL);
INSERT INTO public.newsletter_test VALUES ('a id', '01a21629-6d01-7022-a267-d85909c3a896', 'a address', 1);
INSERT INTO public.office VALUES ('office', '{"days":[1,2],"holidays":[],"acknowledges":true}', 1);
INSERT INTO public.push_device VALUES ('a id', 'a address', 'a endpoint', 'a p256dh', 'a auth', 1, 1);
INSERT INTO public.push_message VALUES ('a id', '01a21629-6ccd-7244-ac79-85216bf14bbf', 1, 1, 1, 1);
INSERT INTO public.rate_limit VALUES ('a key', 1, 1);
INSERT INTO public.report VALUES ('01a21629-6cf0-785a-ad2e-0407324c051a', '01a21629-6ce3-75b1-ac40-edaf5d1a4e2a', 'rude', '', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 0, 1795668143344, NULL);
INSERT INTO public.setting VALUES ('a name', 'a value');
INSERT INTO public.staff_browser VALUES ('a hash', 'a address', 1);
INSERT INTO public.staff_challenge VALUES ('a id', 'a address', 1, 'a challenge', 'a browser_hash', 1);
INSERT INTO public.staff_link VALUES ('a id', 'a address', 1, 'a browser_hash', 1, 1, 'a token_hashes', 'a code_hashes', 1);
INSERT INTO public.staff_member VALUES ('01a21629-6d01-7568-8961-ba38a4e3061a', 'staff', 'Ravi', 'staff', '{"en":"Ravi"}', NULL, NULL);
INSERT INTO public.staff_notice VALUES ('a id', 'a kind', 'a address', 'a recipients', 'a subject', 1);
INSERT INTO public.staff_passkey VALUES ('01a21629-6d01-7022-a267-d85909c3a896', 'staff', 1795668143361, 'key', 0, '[]', 'phone', 0, NULL);
INSERT INTO public.staff_passkey_removed VALUES ('lost', 1795668143361);
INSERT INTO public.staff_quiet VALUES ('staff', '22:00', '07:00', 'Asia/Kolkata');
INSERT INTO public.staff_session VALUES ('a id', 'a address', 1, 'a token_hash', 'a device', 'a method', 1, 1, 1);
INSERT INTO public.subscriber VALUES ('01a21629-6cfc-7f63-afc2-5ee459df2ff5', 'ravi@example.org', 'ravi@example.org', 'ravi@example.org', 'confirmed', 1, 'afdd356d552b', 'SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.', 1795668143352, 1795668143356, 1, NULL, 1, 1795668143356);
INSERT INTO public.thread VALUES ('blog1', 2, '01a21629-6ce6-73db-b263-51ba6a61ada9');
INSERT INTO public.tombstone VALUES ('a hash', 1);
ALTER TABLE ONLY public.answer_template
    ADD CONSTRAINT answer_template_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attachment_piece
    ADD CONSTRAINT attachment_piece_key PRIMARY KEY (attachment_id, "position");
ALTER TABLE ONLY public.attachment
    ADD CONSTRAINT attachment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.change
    ADD CONSTRAINT change_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.comment
    ADD CONSTRAINT comment_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.push_device
    ADD CONSTRAINT push_device_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY public.push_device
    ADD CONSTRAINT push_device_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.push_message
    ADD CONSTRAINT push_message_key PRIMARY KEY (session_id, enquiry_id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_pkey PRIMARY KEY (id);
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
CREATE INDEX enquiry_active ON public.enquiry USING btree (active_at, id);
CREATE INDEX enquiry_address ON public.enquiry USING btree (address);
CREATE INDEX enquiry_answer_enquiry ON public.enquiry_answer USING btree (enquiry_id, id);
CREATE INDEX enquiry_assignee ON public.enquiry USING btree (assignee, active_at, id);
CREATE INDEX enquiry_due ON public.enquiry USING btree (due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX enquiry_event_enquiry ON public.enquiry_event USING btree (enquiry_id, id);
CREATE INDEX enquiry_handled ON public.enquiry USING btree (handled_at) WHERE (handled_at IS NOT NULL);
CREATE INDEX enquiry_message_address ON public.enquiry_message USING btree (address);
CREATE INDEX enquiry_message_enquiry ON public.enquiry_message USING btree (enquiry_id, id);
CREATE INDEX enquiry_message_held ON public.enquiry_message USING btree (received_at, id) WHERE (enquiry_id IS NULL);
CREATE INDEX enquiry_message_id ON public.enquiry_message USING btree (message_id);
CREATE INDEX enquiry_note_enquiry ON public.enquiry_note USING btree (enquiry_id, id);
CREATE INDEX enquiry_open ON public.enquiry USING btree (active_at, id) WHERE (handled_at IS NULL);
CREATE INDEX enquiry_page ON public.enquiry USING btree (page, active_at, id);
CREATE INDEX enquiry_received ON public.enquiry USING btree (received_at, id);
CREATE INDEX enquiry_service ON public.enquiry USING btree (service, active_at, id);
CREATE INDEX enquiry_snoozed ON public.enquiry USING btree (snoozed_until) WHERE (snoozed_until IS NOT NULL);
CREATE INDEX enquiry_state ON public.enquiry USING btree (state, active_at, id);
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
ALTER TABLE ONLY public.comment
    ADD CONSTRAINT comment_blog_id_fkey FOREIGN KEY (blog_id) REFERENCES public.thread(blog_id);
ALTER TABLE ONLY public.comment
    ADD CONSTRAINT comment_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.comment(id);
ALTER TABLE ONLY public.enquiry_answer
    ADD CONSTRAINT enquiry_answer_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enquiry_event
    ADD CONSTRAINT enquiry_event_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enquiry_message
    ADD CONSTRAINT enquiry_message_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enquiry_note
    ADD CONSTRAINT enquiry_note_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_recipient
    ADD CONSTRAINT newsletter_recipient_newsletter_id_fkey FOREIGN KEY (newsletter_id) REFERENCES public.newsletter(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_recipient
    ADD CONSTRAINT newsletter_recipient_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES public.subscriber(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_test
    ADD CONSTRAINT newsletter_test_newsletter_id_fkey FOREIGN KEY (newsletter_id) REFERENCES public.newsletter(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_device
    ADD CONSTRAINT push_device_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.staff_session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_message
    ADD CONSTRAINT push_message_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_message
    ADD CONSTRAINT push_message_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.push_device(session_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.comment(id);
