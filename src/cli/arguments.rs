//! What can be called, with its help in the language in force.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, Styles};
use clap::{Arg, ArgAction, Command, value_parser};

use crate::locale::{Language, Words};
use crate::tsume::compose::Theme;

/// The language that a call asks for, before anything else of it is read: what is wrong with the rest is said in it.
pub(super) fn language(arguments: &[OsString]) -> Option<Language> {
    let mut texts = arguments.iter().map(|argument| argument.to_string_lossy());
    while let Some(text) = texts.next() {
        let code = match text.strip_prefix("--lang") {
            Some("") => texts.next()?.into_owned(),
            Some(rest) if rest.starts_with('=') => rest.trim_start_matches('=').to_owned(),
            _ => continue,
        };
        return Language::ALL.into_iter().find(|language| language.code() == code);
    }
    None
}

/// The whole command line.
pub(super) fn command(words: &Words) -> Command {
    let call = Call { words };
    let nari = call
        .command("nari", "cli-about")
        .version(env!("CARGO_PKG_VERSION"))
        .after_help(words.text("cli-after-help"))
        .subcommand_help_heading(call.heading("cli-heading-commands"))
        .args([call.language(), call.theme(), call.data_dir(), call.profile(), call.open()])
        .arg(call.option("version", "cli-help-version").short('V').action(ArgAction::Version));
    let text = call.command("text", "cli-command-text").args([
        call.language(),
        call.data_dir(),
        call.profile(),
        call.open(),
    ]);
    let check = call
        .command("check", "cli-command-check")
        .arg(call.given("DIR", "cli-help-dir").required(false).value_parser(value_parser!(PathBuf)))
        .arg(call.option("without-puzzles", "cli-help-without-puzzles").action(ArgAction::SetTrue))
        .args([call.json(), call.language()]);
    let why = call
        .command("why", "cli-command-why")
        .args([
            call.given("SFEN", "cli-help-sfen").display_order(0),
            call.given("MOVE", "cli-help-move").display_order(1),
        ])
        .args([call.language(), call.json()]);
    let perft = call
        .command("perft", "cli-command-perft")
        .arg(call.given("DEPTH", "cli-help-depth"))
        .arg(call.option("sfen", "cli-help-perft-sfen").value_name(words.text("cli-name-sfen")))
        .arg(call.option("divide", "cli-help-divide").action(ArgAction::SetTrue))
        .arg(call.language().hide(true));
    let render = call
        .command("render", "cli-command-render")
        .arg(call.open().required(true))
        .args([call.language(), call.theme(), call.data_dir()])
        .arg(call.option("size", "cli-help-size").value_name(words.text("cli-name-size")))
        .arg(call.option("scale", "cli-help-scale").value_name("S"))
        .arg(call.given("OUT", "cli-help-out").value_parser(value_parser!(PathBuf)));
    let sheet = call
        .command("sheet", "cli-command-sheet")
        .args([
            call.given("LESSON", "cli-help-lesson").display_order(0),
            call.given("OUT", "cli-help-sheet-out").value_name(words.text("cli-name-sheet")).display_order(1),
        ])
        .args([call.language(), call.data_dir()])
        .after_help(words.text("sheet-help"));
    let solve = call
        .command("solve", "cli-command-solve")
        .arg(call.given("PROBLEM", "cli-help-problem"))
        .args([call.json(), call.language()])
        .arg(call.option("hash", "cli-help-hash").value_name(words.text("cli-name-mib")))
        .arg(call.option("nodes", "cli-help-nodes").value_name("N"))
        .arg(call.option("time", "cli-help-time").value_name("S"))
        .arg(call.option("all", "cli-help-all").action(ArgAction::SetTrue))
        .arg(call.option("threads", "cli-help-threads").value_name("N"));
    let themes = Theme::ALL.map(Theme::name);
    let compose = call
        .command("compose", "cli-command-compose")
        .arg(call.option("moves", "cli-help-moves").value_name("N").required(true))
        .arg(call.option("count", "cli-help-count").value_name("K"))
        .arg(call.option("seed", "cli-help-seed").value_name("S"))
        .arg(
            call.option("theme", "cli-help-puzzle-theme")
                .value_name("T")
                .value_parser(PossibleValuesParser::new(themes)),
        )
        .arg(call.language().hide(true));
    let convert = call
        .command("convert", "cli-command-convert")
        .args([
            call.given("SOURCE", "cli-help-source").display_order(0),
            call.given("TARGET", "cli-help-target").display_order(1),
        ])
        .arg(call.option("to", "cli-help-to").value_name(words.text("cli-name-suffix")))
        .arg(call.language());
    let progress = call
        .command("progress", "cli-command-progress")
        .args([
            call.given("ACTION", "cli-help-action")
                .value_parser(PossibleValuesParser::new(["export", "import"]))
                .hide_possible_values(true)
                .display_order(0),
            call.given("FILE", "cli-help-progress-file")
                .value_parser(value_parser!(PathBuf))
                .display_order(1),
        ])
        .arg(call.option("replace", "cli-help-replace").action(ArgAction::SetTrue))
        .args([call.language(), call.data_dir(), call.profile()]);
    let usi = call.command("usi", "cli-command-usi").arg(call.language());
    let commands = [text, check, why, solve, compose, convert, perft, usi, render, sheet, progress]
        .map(|command| command.arg(call.help()));
    nari.arg(call.help()).subcommands(commands)
}

/// Makes the parts of the command line in one language.
struct Call<'a> {
    words: &'a Words,
}

impl Call<'_> {
    fn command(&self, name: &'static str, about: &str) -> Command {
        let usage = self.words.text(&format!("cli-usage-{name}"));
        let heading = self.words.text("cli-heading-usage");
        Command::new(name)
            .about(self.words.text(about))
            .override_usage(usage)
            .help_template(format!("{{about}}\n\n{heading} {{usage}}\n\n{{all-args}}{{after-help}}\n"))
            .styles(Styles::plain())
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .disable_version_flag(true)
    }

    fn help(&self) -> Arg {
        self.option("help", "cli-help-help").short('h').action(ArgAction::Help)
    }

    /// An argument without a name of its own in the call.
    fn given(&self, name: &'static str, help: &str) -> Arg {
        Arg::new(name)
            .value_name(self.words.text(&format!("cli-name-{}", name.to_lowercase())))
            .required(true)
            .help(self.words.text(help))
            .help_heading(self.heading("cli-heading-arguments"))
    }

    /// `--name`
    fn option(&self, name: &'static str, help: &str) -> Arg {
        Arg::new(name)
            .long(name)
            .help(self.words.text(help))
            .help_heading(self.heading("cli-heading-options"))
    }

    /// A heading; clap writes the colon itself.
    fn heading(&self, id: &str) -> String {
        self.words.text(id).trim_end_matches(':').to_owned()
    }

    fn language(&self) -> Arg {
        let codes = Language::ALL.map(Language::code);
        self.option("lang", "cli-help-lang")
            .value_name("L")
            .hide_possible_values(true)
            .value_parser(PossibleValuesParser::new(codes))
    }

    fn theme(&self) -> Arg {
        self.option("theme", "cli-help-theme")
            .value_name("T")
            .hide_possible_values(true)
            .value_parser(PossibleValuesParser::new(["light", "dark", "system"]))
    }

    fn data_dir(&self) -> Arg {
        self.option("data-dir", "cli-help-data-dir")
            .value_name(self.words.text("cli-name-dir"))
            .value_parser(value_parser!(PathBuf))
    }

    fn profile(&self) -> Arg {
        self.option("profile", "cli-help-profile").value_name(self.words.text("cli-name-profile"))
    }

    fn open(&self) -> Arg {
        self.option("open", "cli-help-open").value_name(self.words.text("cli-name-place"))
    }

    fn json(&self) -> Arg {
        self.option("json", "cli-help-json").action(ArgAction::SetTrue)
    }
}
