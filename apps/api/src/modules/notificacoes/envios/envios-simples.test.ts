import { notificacoesEntregasEndpoints } from '@dominio/contrato/notificacoes-entregas';
import { notificacoesEnvioEndpoints as e } from '@dominio/contrato/notificacoes-envio';
import { expect, it } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { recebidas } from '../../../../test/factories/notificacoes.ts';
import { adiantarTrabalhos } from '../../../../test/trabalhos.ts';

const { banco, chamar, pessoa, administrador } = await montarApp({ completa: true });
const chefe = await administrador();
const AVISO = { title: 'Feriado', message: 'O escritório fecha na sexta.' };
const recebidasPor = async (id: number) => {
  await adiantarTrabalhos(banco);
  return recebidas(banco, id);
};

it('NO-15, NO-44: sent simply, it reaches one person by bell and e-mail, and is given back as it was sent', async () => {
  const bia = await pessoa();
  const simples = (body: object) => chamar(chefe.token, e.enviarSimples, { body: body as never });
  const { status, corpo } = await simples({
    user_id: bia.id,
    ...AVISO,
    event_data: { origem: 'mural' },
  });
  expect([status, corpo.success]).toEqual([200, true]);
  const [dela] = await recebidasPor(bia.id);
  expect(dela).toMatchObject({ titulo: 'Feriado', event_data: { origem: 'mural' } });
  const porQue = await chamar(bia.token, notificacoesEntregasEndpoints.porQue, {
    params: { id: dela?.id ?? 0 },
  });
  expect(porQue.corpo.entregas.map(({ canal, estado }) => [canal, estado])).toEqual([
    ['sistema', 'enviado'],
    ['email', 'enviado'],
    ['push', 'suprimido'],
  ]);
  const errada = await simples({ user_id: bia.id, ...AVISO, notification_type: 'fax' });
  expect([errada.status, errada.erro.detail]).toEqual([422, 'Tipo de notificação inválido: fax.']);
});

it('NO-47: what somebody keeps for themselves is theirs alone', async () => {
  const bia = await pessoa();
  const body = { title: 'Ligar', message: 'Para a Padaria', url: '/inicio' };
  expect((await chamar(bia.token, e.guardar, { body })).corpo.success).toBe(true);
  expect(await recebidasPor(bia.id)).toMatchObject([
    { titulo: 'Ligar', tipo_evento: 'lembrete_proprio', criado_por: bia.id },
  ]);
});
