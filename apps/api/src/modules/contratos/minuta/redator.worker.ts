import { parentPort, workerData } from 'node:worker_threads';
import { gerarPdf } from '../../../platform/pdf.ts';
import { documentoDaMinuta } from './minuta.presenter.ts';
import { MinutaLonga, redigir } from './minuta.rules.ts';
import type { Redacao, Redigida } from './redacao.ts';

const { texto, valores, pdf } = workerData as Redacao;
const responder = (redigida: Redigida) => parentPort?.postMessage(redigida);

try {
  const minuta = redigir(texto, valores);
  const bytes = pdf && (await gerarPdf(documentoDaMinuta(minuta, pdf.titulo, pdf.agora)));
  responder({ minuta, bytes });
} catch (erro) {
  if (!(erro instanceof MinutaLonga)) throw erro;
  responder({ recusa: erro.message });
}
