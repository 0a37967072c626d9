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
INSERT INTO public.answer_template VALUES ('01a21639-0fdd-77d2-8377-964ed99d0bb0', 'Hello', '', 'Dear', 1);
INSERT INTO public.attachment VALUES ('01a21639-0fdd-7362-bb7b-cb7ea5ce240d', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', '01a21639-0fdd-7008-9b83-140f8d226872', NULL, 'staff', 'deed.pdf', 'application/pdf', 900, 's6ADLE79yT_FeespCghb9rc50Vqixw9XeeBZY0hzNmE', 1795669168093);
INSERT INTO public.attachment_piece VALUES ('01a21639-0fdd-7362-bb7b-cb7ea5ce240d', 0, '\xef52497b556cc10b99984c8f7fa60b18aa42ccee7a76b6da830f61621d6478925fdf84f279094421230f6182514b74cccd8350f6e0959307ade31c55fe4c63159649b19ca0b0117a66b7988f23a8b1fece66a1e9b4350584410f51a94773a952f74559daf081d76c103d497c3c21ffe66616558a8a6ddd845ee2f8e20f139e94f58e6267a68b91819da0e5aa64694874e05bfcd60ed7221a9045a1a0052b644b082f6a6c018cf4b5f74a1be1c8dfc440e2d7d9cacc14cdc76866a7ea5a3ba2ebee56d461b1fe448b5c75bf058de6021d80b82bfc6358ce210c36a718b86430a60e6a5c36558741d7df532edca644b57d132bb97cb2bdf6ac377cf9c0f6232600a4dfc19b02ff0e50fd447dd2e47c691d79db0d8913801d87951944d80a5ea1f2dc26a6a54386d832deef5c011d5914da03428dd9ac63cad673e6842ac240d747786749cb4c2c88e2d4f7fe953197adc04f77463f94256973745876502efa2b3c2b33c175f6637728e7edd2a981cbe57847ecc6d572806facf477adb196bb4bd646f5945d2d47aaca4c8a8c5d7098d1aeb46b73d88e3e6f34fb3b9628416e8d0f159337f3ae444b3fc13c9fcbd74c50d9350a9d2f907d631f76289e474e69ba32e83684f2cf63ef83fff082f280ad8022f45ba888f3adc14a6d6b9350f4a842f81a13e332dfc362fd6170b9677735191b366e50e4de4a54bdde0721d4cea151199aaba96ccd35814c2cfe31bb6d080b9d4f951567bdb85560bcaec874734e53292c573d8003ce0c60920ac274721110321b790dc8fce44429eaa60f5692699921441562ef0e343ebd7a77c47b459da94f028b05194bd57b04b2994f7db03187765f9a8f6726c615e7aaf3137a8bfea0484cf245df4cacf87a0691d127a4cb64d9df57af49771e0d310beda2f6d893f0e4e50e6708dbf7f54331b08c6160b7c40d93867f176de23e2f8b8410969c1eb25f5058855221b06b0ab640115b77d75dcc979e58ef58b3588653e882363aa1b71d2c70e8ba55a106f3da94f372340acb45992c18acecf185b4081751226df065d21efef7ee02511d0a96988adfef83c9bb4212329f0363ebfe207b3b502e900b6698e964e102583c03336963a78f2d947ff8a2a8c4762cb7fb5441d5b094e5592047d551f4454fb49a18eac134c34826e7766d0f390f82376471b85cd2f48d0fced516affec89d7c34bde72a6e590c54b1d321bd6bd954463b6eb34b19bff3902b12b56e37550c02bfd99e76f75dec2ef9773efc7a');
INSERT INTO public.audit VALUES ('a id', 1, 'a actor', 'a action', 'a object');
INSERT INTO public.change VALUES ('01a21639-0fce-7569-a63b-29ab72e7dbcb', 1795669168078, 'comment', '01a21639-0fcb-7a98-ae80-c4cdebc42c90', 'changed');
INSERT INTO public.change VALUES ('01a21639-0fdd-7bc5-a3c7-1fc1b3b75ce7', 1795669168093, 'enquiry', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', 'changed');
INSERT INTO public.change VALUES ('01a21639-0fdd-7d66-afb1-286eabb6f56d', 1795669168093, 'enquiry', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', 'changed');
INSERT INTO public.change VALUES ('01a21639-0fdd-7e57-937a-96590ead4fc4', 1795669168093, 'office', '', 'changed');
INSERT INTO public.change VALUES ('01a21639-0fdd-73e4-8929-7594fc5710cd', 1795669168093, 'template', '01a21639-0fdd-77d2-8377-964ed99d0bb0', 'new');
INSERT INTO public.change VALUES ('01a21639-0fdd-7cf1-8571-4b4db50bca97', 1795669168093, 'newsletter', '01a21639-0fdd-77d2-8377-964ed99d0bb0', 'new');
INSERT INTO public.change VALUES ('01a21639-0fdd-7cfb-a67f-8af699638f7b', 1795669168093, 'newsletter', '01a21639-0fdd-77d2-8377-964ed99d0bb0', 'changed');
INSERT INTO public.change VALUES ('01a21639-0fdd-70eb-8399-bd4d47b174f8', 1795669168093, 'newsletter', '01a21639-0fdd-77d2-8377-964ed99d0bb0', 'changed');
INSERT INTO public.comment VALUES ('01a21639-0fc2-7d4c-9407-49238b79ea54', 'blog1', NULL, 1, 1, 153, '', '', '', '', 'Thanks for this.', 'BfcyhHhOcC20j76QSOiJlQihzc7Rmvm2VupyMv7qsf0', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795669168066, NULL, 0);
INSERT INTO public.comment VALUES ('01a21639-0fcb-7a98-ae80-c4cdebc42c90', 'blog1', '01a21639-0fc2-7d4c-9407-49238b79ea54', 2, 1, 145, '', '', '', '', 'Welcome.', 'KA1Eqx6febXM4t1PWPX-kfD7rNrJ90R9_8MYzrefLQI', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 'shown', NULL, 1, 1795669168075, NULL, 0);
INSERT INTO public.enquiry VALUES ('01a21639-0fbc-77e0-9434-1c81d1e26ae9', 'PD-M7F5-S0BV', 'आशा Rao', 'asha@example.org', 'asha@example.org', 'A plot in Pune, 🏠 and "a deed".', '+44 20 7946 0000', '', 1795669168056, 1795669168060, 1795669168093, 'answered', '', '', 'pdm7f5s0bv
आशा rao
asha@example.org
+44 20 7946 0000
442079460000
+442079460000
a plot in pune, 🏠 and "a deed".
a note
re
yes
called.', 2, 'staff', 1, NULL, 'form', 1795669168060, NULL, NULL);
INSERT INTO public.enquiry_answer VALUES ('01a21639-0fdd-77d2-8377-964ed99d0bb0', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', 1795669168093, 'staff', 'Re', 'yes', '01a21639-0fdd-767c-a53c-b53d6f2f6b15', '01a21639-0fbc-7d8a-bf3e-e1dfac4d07fc', 2);
INSERT INTO public.enquiry_event VALUES ('01a21639-0fdd-7005-8f8e-55f97c16e6f8', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', 1795669168093, 'staff', 'note', '', '');
INSERT INTO public.enquiry_event VALUES ('01a21639-0fdd-7006-98af-bbf9f7df8483', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', 1795669168093, 'staff', 'state', 'new', 'answered');
INSERT INTO public.enquiry_event VALUES ('01a21639-0fdd-7007-b0f6-8dc7f2c8b716', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', 1795669168093, 'staff', 'answer', 'new', 'answered');
INSERT INTO public.enquiry_message VALUES ('01a21639-0fdd-7008-9b83-140f8d226872', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', '01a21639-0fdd-77d2-8377-964ed99d0bb0', 'in', 'phone', 'message', '', '', '', '[]', 'staff', '', 'Called.', '', '', '', '', 0, NULL, NULL, NULL, 1795669168093, 1795669168093);
INSERT INTO public.enquiry_note VALUES ('01a21639-0fdd-77d2-8377-964ed99d0bb0', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', 1795669168093, 'staff', 'a note');
INSERT INTO public.idempotency VALUES ('01a21639-0fb8-711a-97a0-9e19b877e5c5', '8-6MXpcv.BXvuMi5z02sH_FhOE9FtTo3UTWQMU3TcYFapK2PWle0', 201, '{"message":"Your enquiry has been received.","reference":"PD-M7F5-S0BV"}', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', 1795669168060);
INSERT INTO public.idempotency VALUES ('01a21639-0fc1-7c12-84ef-c62dba6b564a', '8-6MXpcv.EOzrGlWjv0RU0s-ALccQs5jHNouGs2Y_kuXUmFZACIA', 201, '{}', '01a21639-0fc2-7d4c-9407-49238b79ea54', 1795669168066);
INSERT INTO public.idempotency VALUES ('01a21639-0fca-7bfc-b9ec-e22d5a8236ef', '8-6MXpcv.p3g7oNOa3yHorPEXJFnwDuROs9kvDS2-bdp4KHhd7uk', 201, '{}', '01a21639-0fcb-7a98-ae80-c4cdebc42c90', 1795669168075);
INSERT INTO public.idempotency VALUES ('01a21639-0fcd-7d79-a5af-04bd85d9c62c', '8-6MXpcv.eumqjLbEbI-4mmIgTUTrWL_svSoH2MfcuaMxgdQPfQw', 201, '{"message":"Comment reported to admin."}', '01a21639-0fce-7faf-a26c-89cbd30d457e', 1795669168078);
INSERT INTO public.idempotency VALUES ('01a21639-0fd4-7a3f-b925-431c74f8e196', '8-6MXpcv.g4F--XjoQdHGPcjoXykXZksbabfRmUNwamI2_fqvIPk', 200, '{"message":"Thank you for subscribing!"}', '01a21639-0fd5-7f35-8afc-7215834440ff', 1795669168085);
INSERT INTO public.mail_queue VALUES ('01a21639-0fbc-7d8a-bf3e-e1dfac4d07fc', 'enquiry', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', 0, 1795669168060, NULL, NULL, '[]', NULL, 1795669168060, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a21639-0fce-72c1-9ddc-90d87a0cf283', 'report', '01a21639-0fce-7faf-a26c-89cbd30d457e', 0, 1795669168078, NULL, NULL, '[]', NULL, 1795669168078, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a21639-0fd5-7b7d-a85c-9b0516793d6b', 'confirmation', '01a21639-0fd5-7f35-8afc-7215834440ff', 0, 1795669168085, NULL, NULL, '[]', NULL, 1795669168085, NULL, NULL, 0);
INSERT INTO public.mail_queue VALUES ('01a21639-0fdd-767c-a53c-b53d6f2f6b15', 'answer', '01a21639-0fdd-77d2-8377-964ed99d0bb0', 0, 1795669178093, NULL, NULL, '[]', NULL, 1795669168093, NULL, NULL, 0);
INSERT INTO public.migration VALUES ('0001-desk', 1795669168033);
INSERT INTO public.network_ban VALUES ('a fingerprint', 1795669168092, 1798261168092);
INSERT INTO public.newsletter VALUES ('01a21639-0fdd-77d2-8377-964ed99d0bb0', 'inheritance', 'Inheritance', 'New rules.', 'stopped', 2, 'staff', 1795669168093, 1795669168093, 1795669168093, 1795669168093, '');
INSERT INTO public.newsletter_recipient VALUES ('01a21639-0fdd-7bc2-9aaf-b9ca5855afd2', '01a21639-0fdd-77d2-8377-964ed99d0bb0', '01a21639-0fd5-7f35-8afc-7215834440ff', 'waiting', NULL, NULL, NULL);
INSERT INTO public.newsletter_test VALUES ('a id', '01a21639-0fdd-77d2-8377-964ed99d0bb0', 'a address', 1);
INSERT INTO public.office VALUES ('office', '{"days":[1,2],"holidays":[],"acknowledges":true}', 1);
INSERT INTO public.push_device VALUES ('a id', 'a address', 'a endpoint', 'a p256dh', 'a auth', 1, 1, 'a kinds');
INSERT INTO public.push_message VALUES ('a id', 'a source_id', 'a kind', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', '01a21639-0fc2-7d4c-9407-49238b79ea54', 1, 1, 1, 1);
INSERT INTO public.rate_limit VALUES ('a key', 1, 1);
INSERT INTO public.report VALUES ('01a21639-0fce-7faf-a26c-89cbd30d457e', '01a21639-0fcb-7a98-ae80-c4cdebc42c90', 'rude', '', '6XJXAtq0asHT1hmkqIl_Zz', NULL, NULL, 0, 1795669168078, NULL);
INSERT INTO public.setting VALUES ('a name', 'a value');
INSERT INTO public.staff_browser VALUES ('a hash', 'a address', 1);
INSERT INTO public.staff_challenge VALUES ('a id', 'a address', 1, 'a challenge', 'a browser_hash', 1);
INSERT INTO public.staff_link VALUES ('a id', 'a address', 1, 'a browser_hash', 1, 1, 'a token_hashes', 'a code_hashes', 1);
INSERT INTO public.staff_member VALUES ('01a21639-0fdd-787a-81be-2e95a780e261', 'staff', 'Ravi', 'staff', '{"en":"Ravi"}', NULL, NULL);
INSERT INTO public.staff_notice VALUES ('a id', 'a kind', 'a address', 'a recipients', 'a subject', 1);
INSERT INTO public.staff_passkey VALUES ('01a21639-0fdd-77d2-8377-964ed99d0bb0', 'staff', 1795669168093, 'key', 0, '[]', 'phone', 0, NULL);
INSERT INTO public.staff_passkey_removed VALUES ('lost', 1795669168093);
INSERT INTO public.staff_presence VALUES ('a id', 'a tab', '01a21639-0fbc-77e0-9434-1c81d1e26ae9', 'a address', 1, 1);
INSERT INTO public.staff_quiet VALUES ('staff', '22:00', '07:00', 'Asia/Kolkata');
INSERT INTO public.staff_session VALUES ('a id', 'a address', 1, 'a token_hash', 'a device', 'a method', 1, 1, 1);
INSERT INTO public.subscriber VALUES ('01a21639-0fd5-7f35-8afc-7215834440ff', 'ravi@example.org', 'ravi@example.org', 'ravi@example.org', 'confirmed', 1, 'afdd356d552b', 'SUBSCRIBE FOR UPDATES: An email when a rule affecting NRIs changes. Unsubscribe in one click.', 1795669168084, 1795669168085, 1, NULL, 1, 1795669168085);
INSERT INTO public.thread VALUES ('blog1', 2, '01a21639-0fcc-7b10-ad4c-e4acba8aca7c');
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
    ADD CONSTRAINT push_message_key PRIMARY KEY (session_id, source_id);
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
