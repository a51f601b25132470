import { it, vi } from 'vitest';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { naPagina } from '../../../test/pagina/agenda.ts';
import { responderAgenda } from '../../../test/pagina/registros/agendamento.ts';
import { aguardar } from '../../../test/pagina/relogio.ts';

const hoje = () => naPagina('[aria-current="date"][data-dia]').map(({ dataset }) => dataset.dia);

it('the day that is marked as today is the next one once midnight has passed', async () => {
  const quaseMeiaNoite = new Date('2026-08-12T23:59:45-03:00');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: quaseMeiaNoite });
  responderAgenda();
  await abrirPagina('/agenda?visao=mes');
  await aguardar(hoje).toEqual(['2026-08-12']);
  vi.advanceTimersByTime(30_000);
  await aguardar(hoje).toEqual(['2026-08-13']);
});
