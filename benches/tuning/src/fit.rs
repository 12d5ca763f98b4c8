//! Fits the network and the weights of the parts by gradient descent (Adam), in whole passes over the positions.

use std::io;

use nari_core::engine::tuning::{Feature, ONE, OUT, POINTS, Parts, SUMS};

use crate::chance::Chance;
use crate::games::{Said, Sample};

/// A lead of so many centipawns wins e times as often as it loses.
const SCALE: f32 = 800.0;
const BATCH: usize = 16_384;
/// One sample of so many is kept apart, to see whether what is learned holds for others.
const APART: usize = 40;
/// How long the first steps are: from a network by chance, and from one that is known to be good.
const RATE: f32 = 2e-3;
const RATE_ON: f32 = 8e-4;
const PARTS: usize = 3;

const FIRST: usize = Feature::COUNT * SUMS;
const OUT_AT: usize = FIRST + SUMS;
const LAST: usize = OUT_AT + 2 * SUMS;
const PARTS_AT: usize = LAST + 1;
const ALL: usize = PARTS_AT + PARTS;

/// Everything that is fitted: feature weights, sums' beginnings, weights out, the result's beginning, the parts' weights.
pub struct Network {
    numbers: Vec<f32>,
    rate: f32,
    /// How many of the numbers are fitted, the first ones; the others stay.
    fitted: usize,
}

struct Adam {
    mean: Vec<f32>,
    spread: Vec<f32>,
    steps: i32,
}

/// What a sample came to on the way through.
struct Pass {
    sums: [[f32; SUMS]; 2],
    points: f32,
}

impl Network {
    /// A network by chance, the parts as they are.
    pub fn new(seed: u64) -> Network {
        let mut chance = Chance::new(seed);
        let mut number = |most: f32| (chance.below(20_001) as f32 / 10_000.0 - 1.0) * most;
        let mut numbers: Vec<f32> = (0..ALL).map(|_| number(0.02)).collect();
        numbers[OUT_AT..LAST].iter_mut().for_each(|number| *number *= 5.0);
        numbers[FIRST..OUT_AT].fill(0.2);
        numbers[LAST] = 0.0;
        numbers[PARTS_AT..].fill(1.0);
        Network { numbers, rate: RATE, fitted: ALL }
    }

    /// The network of a file that [`write`](Self::write) wrote, to be fitted to newer positions; the parts stay as they are.
    pub fn read(path: &str) -> io::Result<Network> {
        let file = std::fs::read(path)?;
        let Some((bytes, &last)) = file.split_last_chunk::<2>().filter(|(bytes, _)| bytes.len() == LAST)
        else {
            return Err(io::Error::other("not as long as a network"));
        };
        let (weights, out) = bytes.split_at(OUT_AT);
        let number = |scale: f32| move |&byte: &u8| f32::from(byte.cast_signed()) / scale;
        let mut numbers: Vec<f32> = weights.iter().map(number(f32::from(ONE))).collect();
        numbers.extend(out.iter().map(number(OUT as f32)));
        numbers.push(f32::from(i16::from_le_bytes(last)) / OUT as f32);
        let Parts { material, attack, defence } = Parts::WEIGHTS;
        numbers.extend([material, attack, defence].map(|weight| weight as f32 / 100.0));
        Ok(Network { numbers, rate: RATE_ON, fitted: PARTS_AT })
    }

    fn pass(&self, sample: &Sample) -> Pass {
        let mut sums = [[0.0; SUMS]; 2];
        let mut result = self.numbers[LAST];
        for ((sums, view), out) in sums
            .iter_mut()
            .zip([0, 1].map(|side| sample.view(side)))
            .zip(self.numbers[OUT_AT..LAST].chunks_exact(SUMS))
        {
            sums.copy_from_slice(&self.numbers[FIRST..OUT_AT]);
            for at in view.map(|feature| feature * SUMS) {
                for (sum, weight) in sums.iter_mut().zip(&self.numbers[at..at + SUMS]) {
                    *sum += weight;
                }
            }
            for (sum, weight) in sums.iter().zip(out) {
                let sum = sum.clamp(0.0, 1.0);
                result += sum * sum * weight;
            }
        }
        let parts = sample.parts.iter().zip(&self.numbers[PARTS_AT..]);
        let points = parts.map(|(part, weight)| part * weight).sum::<f32>() + result * POINTS as f32;
        Pass { sums, points }
    }

    /// Adds what the sample asks of each number; gives the loss.
    fn learn(&self, sample: &Sample, asked: &mut [f32]) -> f32 {
        let pass = self.pass(sample);
        let (guess, aim) = (chances(pass.points), aim(sample));
        if is_met(sample, guess) {
            return 0.0;
        }
        let slope = (guess - aim) / SCALE;
        for (place, part) in sample.parts.iter().enumerate() {
            asked[PARTS_AT + place] += slope * part;
        }
        let slope = slope * POINTS as f32;
        asked[LAST] += slope;
        for (side, sums) in pass.sums.iter().enumerate() {
            let out = OUT_AT + side * SUMS;
            let mut back = [0.0; SUMS];
            for (place, &sum) in sums.iter().enumerate() {
                let sum = sum.clamp(0.0, 1.0);
                asked[out + place] += slope * sum * sum;
                if sum > 0.0 && sum < 1.0 {
                    back[place] = slope * self.numbers[out + place] * 2.0 * sum;
                }
            }
            let mut give = |at: usize| {
                for (asked, back) in asked[at..at + SUMS].iter_mut().zip(&back) {
                    *asked += back;
                }
            };
            give(FIRST);
            sample.view(side).for_each(|feature| give(feature * SUMS));
        }
        loss(guess, aim)
    }

    fn step(&mut self, adam: &mut Adam, asked: &mut [f32], rate: f32) {
        adam.steps += 1;
        let (of_mean, of_spread) = (1.0 - 0.9_f32.powi(adam.steps), 1.0 - 0.999_f32.powi(adam.steps));
        asked[self.fitted..].fill(0.0);
        let numbers = self.numbers.iter_mut().zip(asked.iter_mut());
        for ((number, asked), (mean, spread)) in numbers.zip(adam.mean.iter_mut().zip(&mut adam.spread)) {
            let wanted = std::mem::take(asked) / BATCH as f32;
            *mean = 0.9 * *mean + 0.1 * wanted;
            *spread = 0.999 * *spread + 0.001 * wanted * wanted;
            *number -= rate * (*mean / of_mean) / ((*spread / of_spread).sqrt() + 1e-9);
        }
        let most = f32::from(i8::MAX) / f32::from(ONE);
        self.numbers[..OUT_AT].iter_mut().for_each(|number| *number = number.clamp(-most, most));
        let most = f32::from(i8::MAX) / OUT as f32;
        self.numbers[OUT_AT..LAST].iter_mut().for_each(|number| *number = number.clamp(-most, most));
    }

    /// Fits to the samples; says after each pass how it goes.
    pub fn fit(&mut self, samples: &[Sample], passes: usize, seed: u64) {
        let mut chance = Chance::new(seed);
        // Whole stretches are kept apart: positions of one game are alike.
        let stretches = samples.chunks(1_000).enumerate();
        let (apart, used): (Vec<_>, Vec<_>) = stretches.partition(|(number, _)| number % APART == 0);
        let apart: Vec<&Sample> = apart.into_iter().flat_map(|(_, stretch)| stretch).collect();
        let mut used: Vec<&Sample> = used.into_iter().flat_map(|(_, stretch)| stretch).collect();
        let mut adam = Adam { mean: vec![0.0; ALL], spread: vec![0.0; ALL], steps: 0 };
        let mut asked = vec![0.0; ALL];
        self.tell(0, 0.0, &apart);
        for pass in 0..passes {
            for end in (1..used.len()).rev() {
                used.swap(end, chance.below(end + 1));
            }
            let mut lost = 0.0;
            let batches = used.len() / BATCH;
            for (number, batch) in used.chunks_exact(BATCH).enumerate() {
                lost += batch.iter().map(|sample| f64::from(self.learn(sample, &mut asked))).sum::<f64>();
                let done = (pass * batches + number) as f32 / (passes * batches) as f32;
                let rate = self.rate * (0.01 + 0.99 * 0.5 * (1.0 + (done * std::f32::consts::PI).cos()));
                self.step(&mut adam, &mut asked, rate);
            }
            self.tell(pass + 1, lost / (batches * BATCH).max(1) as f64, &apart);
        }
    }

    fn tell(&self, pass: usize, lost: f64, apart: &[&Sample]) {
        let mean = |lost: &dyn Fn(&Sample, f32) -> f32| {
            let each = apart.iter().map(|sample| lost(sample, chances(self.pass(sample).points)));
            each.map(f64::from).sum::<f64>() / apart.len().max(1) as f64
        };
        let parts: Vec<i32> =
            self.numbers[PARTS_AT..].iter().map(|weight| (weight * 100.0).round() as i32).collect();
        println!(
            "pass {pass}: loss {lost:.5}; apart {:.5}, by results alone {:.5}; parts {parts:?}",
            mean(&|sample, guess| if is_met(sample, guess) { 0.0 } else { loss(guess, aim(sample)) }),
            mean(&|sample, guess| loss(guess, sample.result))
        );
    }

    /// Writes the file that the evaluation reads.
    pub fn write(&self, path: &str) -> io::Result<()> {
        let byte = |number: f32, scale: f32| (number * scale).round().clamp(-127.0, 127.0) as i8 as u8;
        let mut file = Vec::new();
        let sums = self.numbers[..Feature::COUNT * SUMS].iter().chain(&self.numbers[FIRST..OUT_AT]);
        file.extend(sums.map(|&number| byte(number, f32::from(ONE))));
        file.extend(self.numbers[OUT_AT..LAST].iter().map(|&number| byte(number, OUT as f32)));
        let last = self.numbers[LAST] * OUT as f32;
        file.extend((last.round().clamp(-32_000.0, 32_000.0) as i16).to_le_bytes());
        std::fs::write(path, file)
    }
}

/// How likely a lead of so many centipawns wins.
fn chances(points: f32) -> f32 {
    1.0 / (1.0 + (-points / SCALE).exp())
}

/// The evaluation is to say at once what the search found. How the games ended was tried
/// as a part of the aim: the larger that part, the weaker Nari played.
fn aim(sample: &Sample) -> f32 {
    chances(sample.points)
}

/// Whether a bound is kept already, so that nothing is to be learned from it.
fn is_met(sample: &Sample, guess: f32) -> bool {
    match sample.said {
        Said::Exactly => false,
        Said::AtLeast => guess >= aim(sample),
        Said::AtMost => guess <= aim(sample),
    }
}

/// How far the guess is from the aim; 0 when they are the same.
fn loss(guess: f32, aim: f32) -> f32 {
    let guess = guess.clamp(1e-6, 1.0 - 1e-6);
    let aim = aim.clamp(1e-6, 1.0 - 1e-6);
    aim * (aim / guess).ln() + (1.0 - aim) * ((1.0 - aim) / (1.0 - guess)).ln()
}
