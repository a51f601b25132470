import { sistemaEndpoints } from '@dominio/contrato/sistema';
import { timesEndpoints } from '@dominio/contrato/times';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { semGravarEm } from '../../../test/falha-do-banco.ts';

const { banco, administrador, chamar } = await montarApp();

test('a write that finds the disk of the database full is refused with a sentence, and reads go on', async () => {
  const { token } = await administrador();
  const semEspaco = '53100';
  const criar = () => chamar(token, timesEndpoints.criar, { body: { nome: 'Folha' } });
  const { status, erro } = await semGravarEm(banco, 'times', criar, semEspaco);
  expect([status, erro.codigo, erro.detail]).toEqual([
    507,
    'SEM_ESPACO',
    'O banco de dados está sem espaço em disco: nada pode ser gravado agora. Avise quem cuida dele.',
  ]);
  expect((await chamar(token, timesEndpoints.listar)).status).toBe(200);
  expect(await chamar(null, sistemaEndpoints.saude)).toMatchObject({
    status: 503,
    erro: { codigo: 'INDISPONIVEL', motivo: 'disco', detail: erro.detail },
  });
  expect((await criar()).status).toBe(201);
});
