import { expect, it } from 'vitest';
import { ehIos, ehSafariDoIos } from './aparelho.ts';

const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Safari no iPhone', `${IOS} Version/18.5 Mobile/15E148 Safari/604.1`, 5, true, true],
  ['Safari no iPad, que se diz Mac', `${MAC} Version/18.5 Safari/605.1.15`, 5, true, true],
  ['Safari no Mac', `${MAC} Version/18.5 Safari/605.1.15`, 0, false, false],
  ['Chrome no iPhone', `${IOS} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`, 5, true, false],
  ['Firefox no iPhone', `${IOS} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 5, true, false],
  ['o app instalado no iPhone', `${IOS} Mobile/15E148`, 5, true, false],
  [
    'Chrome no Android',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    5,
    false,
    false,
  ],
])('%s', (_caso, userAgent, maxTouchPoints, ios, safari) => {
  expect(ehIos({ userAgent, maxTouchPoints })).toBe(ios);
  expect(ehSafariDoIos({ userAgent, maxTouchPoints })).toBe(safari);
});
