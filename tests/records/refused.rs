//! Files that can't be read are refused with the place: the rows of `refused.txt`.

use nari::notation::record;

#[test]
fn what_cannot_be_read_is_refused_at_its_place() {
    let (mut count, mut wrong) = (0, Vec::new());
    for row in include_str!("refused.txt").lines().filter(|row| !row.starts_with('#')) {
        let (text, expected) = row.split_once(" => ").unwrap();
        let text = text.replace("\\n", "\n");
        match record::read_text(&text) {
            Err(error) if error.to_string() == expected => {}
            Err(error) => wrong.push(format!("{row}\n    {error}")),
            Ok(_) => wrong.push(format!("{row}\n    is read")),
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(count > 20, "{count} rows");
    assert_eq!(record::read(b"\xff\xff").unwrap_err().to_string(), "1:1: neither UTF-8 nor Shift-JIS");
}
