import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { expect, test } from './jornada.ts';

// Tracing is off because it photographs every change of the page, whose duration is measured here;
// that is done with the browser's own frames.
test.use({ trace: 'off', relogioNaPagina: false });

test('a month of 300 appointments is drawn, its time printed beside its limit', async ({
  page,
  firma,
  rede,
  entrarComo,
}) => {
  const LIMITE_MS = 100;
  const mes = '2026-05';
  const eu = await firma.pessoa();
  await firma.agendamento({
    titulo: 'Medida',
    criado_por: eu.id,
    participantes: [eu.id],
    data_hora_inicio: new Date(`${mes}-10T07:00:00-03:00`),
    data_hora_termino: new Date(`${mes}-10T07:45:00-03:00`),
  });
  // A real appointment is repeated to fill a month: only the drawing is measured, not the server.
  await rede.alterar(agendamentosEndpoints.calendario, (resposta, query) => {
    const [modelo] = resposta.agendamentos;
    if (!modelo) return resposta;
    const [de, ate] = [query.get('data_inicio') ?? '', query.get('data_fim') ?? ''];
    const todos = Array.from({ length: 300 }, (_, i) => {
      const dia = `${mes}-${String(1 + (i % 28)).padStart(2, '0')}`;
      const inicio = Date.parse(`${dia}T07:00:00-03:00`) + Math.floor(i / 28) * 3_600_000;
      const data_hora_inicio = new Date(inicio).toISOString();
      const data_hora_termino = new Date(inicio + 45 * 60_000).toISOString();
      const id = 1_000_000 + i;
      return { dia, ...modelo, id, titulo: `Medida ${i}`, data_hora_inicio, data_hora_termino };
    });
    const agendamentos = todos.filter(({ dia }) => de <= dia && dia <= ate);
    return { ...resposta, agendamentos, total: agendamentos.length };
  });
  await entrarComo(page, eu, `/agenda?visao=mes&data=${mes}-10`);
  await expect(page.getByText(/^300 agendamentos/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^\+\d+ mais/ }).first()).toBeVisible();

  const medidas: number[] = [];
  for (let vez = 0; vez < 7; vez++) {
    await page.keyboard.press('d');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByText('Atualizando…')).toHaveCount(0);
    medidas.push(await page.evaluate(desenharMes));
  }
  const mediana = medidas.sort((a, b) => a - b)[3] ?? 0;
  const linha = `mês de 300 agendamentos desenhado: ${mediana.toFixed(0)} ms (limite ${LIMITE_MS} ms)`;
  test.info().annotations.push({ type: 'medida', description: linha });
  process.stdout.write(`  ${linha}\n`);
});

/** Milliseconds from the key that switches to the month until the frame that shows it. */
function desenharMes(): Promise<number> {
  return new Promise((resolver) => {
    const inicio = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
    const olhar = () => {
      if (document.querySelectorAll('table [data-evento]').length < 80) {
        requestAnimationFrame(olhar);
        return;
      }
      // A message is handled after the frame just begun has been painted.
      const canal = new MessageChannel();
      canal.port1.onmessage = () => resolver(performance.now() - inicio);
      canal.port2.postMessage(null);
    };
    requestAnimationFrame(olhar);
  });
}
