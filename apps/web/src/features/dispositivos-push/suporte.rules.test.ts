import { expect, it } from 'vitest';
import { TEXTOS } from './push.textos.ts';
import { type Ambiente, orientacaoDaRecusa, orientacaoDe, suportaPush } from './suporte.rules.ts';

const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = { userAgent: `${IOS} Version/18.5 Mobile/15E148 Safari/604.1`, maxTouchPoints: 5 };
const CHROME_NO_IPHONE = {
  userAgent: `${IOS} CriOS/138.0.7204.53 Safari/604.1`,
  maxTouchPoints: 5,
};
const LINUX = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0', maxTouchPoints: 0 };

const tudo: Ambiente = {
  aparelho: LINUX,
  seguro: true,
  trabalhador: true,
  notificacoes: true,
  push: true,
};

it.each<[string, Partial<Ambiente>, boolean, string | null]>([
  ['a browser with all of it', {}, true, null],
  ['NO-65 a page without HTTPS', { seguro: false }, false, TEXTOS.https],
  ['NO-66 no service worker', { trabalhador: false }, false, TEXTOS.naoSuportado],
  ['NO-70 no push manager', { push: false }, false, TEXTOS.semPush],
  ['NO-70 no notifications', { notificacoes: false }, true, TEXTOS.semNotificacoes],
  ['NO-27 Chrome on iPhone with push', { aparelho: CHROME_NO_IPHONE }, true, null],
  [
    'NO-65 NO-27 Chrome on iPhone without, exempt from the check',
    { aparelho: CHROME_NO_IPHONE, push: false },
    true,
    TEXTOS.chromeNoIphone,
  ],
  [
    'Safari on iPhone, not installed',
    { aparelho: SAFARI, push: false, notificacoes: false },
    false,
    TEXTOS.instalar,
  ],
])('%s', (_, mudancas, suporta, orientacao) => {
  const ambiente = { ...tudo, ...mudancas };
  expect(suportaPush(ambiente)).toBe(suporta);
  expect(orientacaoDe(ambiente)).toBe(orientacao);
});

it('NO-65 who refused on an iPhone is sent to the settings of Safari, others to the browser’s', () => {
  expect(orientacaoDaRecusa(SAFARI)).toMatch(/iPhone.*configurações de notificações do Safari/);
  expect(orientacaoDaRecusa(LINUX)).not.toContain('iPhone');
});
