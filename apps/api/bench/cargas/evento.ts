import { dataCivil, instanteCivil, somarDias } from '@dominio/contrato/datas';
import { type Cenario, TITULO } from '../cenario.ts';
import { abrirFluxo, postar } from '../fluxo.ts';

const VEZES = 60;
/** Days from today, later than every appointment of the data: nobody is busy then. */
const DIAS_A_FRENTE = 400;

/**
 * Two people with open feeds, of whom one books the other repeatedly.
 *
 * @returns for each booking, milliseconds from sending the request to the arrival of the
 *   notification.
 */
export async function medirEvento(base: URL, { pessoas }: Cenario): Promise<number[]> {
  const [quemMarca, quemOuve] = pessoas;
  if (!quemMarca || !quemOuve) throw new Error('Faltam pessoas para medir o aviso.');
  const fluxos = [await abrirFluxo(base, quemMarca), await abrirFluxo(base, quemOuve)];
  const voltas: number[] = [];
  const primeiro = somarDias(dataCivil(new Date()), DIAS_A_FRENTE);
  try {
    for (let i = 0; i < VEZES; i++) {
      const inicio = instanteCivil(somarDias(primeiro, i), '10:00:00');
      const titulo = `${TITULO} ${i} de ${quemMarca.id}`;
      const chegada = fluxos[1]?.aoChegar(titulo);
      const saida = performance.now();
      await postar(base, '/api/agendamentos', quemMarca.token, {
        titulo,
        data_hora_inicio: inicio.toISOString(),
        data_hora_termino: new Date(inicio.getTime() + 1_800_000).toISOString(),
        participantes: [quemOuve.id],
      });
      voltas.push(((await chegada) ?? Number.NaN) - saida);
    }
  } finally {
    for (const fluxo of fluxos) fluxo.fechar();
  }
  return voltas;
}
