#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver, in place of MiniBrowser, whose tool bar keeps the page 447 px wide.

Environment: WINDOW_DATA is the folder for what sites store; WINDOW_SCRIPT is a script that runs in every page
before its own and posts complaints, which go to standard output one per line; WINDOW_USER_AGENT is the browser's
name where that is not WebKitGTK's.
"""

import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

folder = os.environ["WINDOW_DATA"]
with open(os.environ["WINDOW_SCRIPT"], encoding="utf-8") as file:
    watch_page = file.read()

manager = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)


def complain(text):
    print("COMPLAINT", text.replace("\n", " | "), flush=True)


def content_manager():
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("complaint")
    content.connect(
        "script-message-received::complaint", lambda _content, result: complain(result.get_js_value().to_string())
    )
    content.add_script(
        WebKit2.UserScript.new(
            watch_page,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    return content


def new_view(_session):
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content_manager(), is_controlled_by_automation=True
    )
    if os.environ.get("WINDOW_USER_AGENT"):
        view.get_settings().set_user_agent(os.environ["WINDOW_USER_AGENT"])
    window = Gtk.Window(decorated=False)
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    view.connect("web-process-terminated", lambda _view, reason: complain(f"the web process ended: {reason}"))
    view.grab_focus()
    return view


def automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkitWindow")
    session.set_application_info(info)
    session.connect("create-web-view", new_view)


# Reduced motion, as in the other engines.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context.connect("automation-started", automation_started)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGTERM, Gtk.main_quit)
Gtk.main()
sys.exit(0)
