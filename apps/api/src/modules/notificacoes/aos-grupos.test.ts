import { notificacoesConfiguracaoEndpoints as config } from '@dominio/contrato/notificacoes-configuracao';
import { describe, expect, it } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder, criarGrupo } from '../../../test/factories/grupos.ts';
import { recebidas } from '../../../test/factories/notificacoes.ts';
import { proximo, vincularCliente } from '../../../test/factories/usuarios.ts';
import type { TipoDeAviso } from '../../platform/aviso.ts';
import { agendamentoCriado } from '../agendamentos/avisos/agendamento-criado.aviso.ts';
import { decisorSaiu } from '../contatos/decisor-saiu.aviso.ts';
import { contratoStatus } from '../contratos/contrato-status.aviso.ts';
import { correcaoProposta } from '../correcoes/correcao-proposta.aviso.ts';
import { notificar } from './notificar.service.ts';

const { banco, plataforma, chamar, pessoa, administrador } = await montarApp({ completa: true });
const chefe = await administrador();
const PERMISSAO = 'contratos:visualizar';

/** A client, somebody who causes something of it, and a group of three: who serves it, who sees it, who does not. */
async function cena() {
  const cliente = await criarCliente(banco);
  const vaga = await criarGrupo(banco);
  const ampla = await criarGrupo(banco, [], {
    can_see_all_clients: true,
    only_see_linked_clients: false,
  });
  const autor = await pessoa();
  const atende = await pessoa({ grupo_id: vaga });
  const naoVe = await pessoa({ grupo_id: vaga });
  const ve = await pessoa({ grupo_id: ampla });
  await vincularCliente(banco, atende.id, cliente.id);
  for (const { id } of [autor, atende, naoVe, ve]) {
    await conceder(banco, id, PERMISSAO, 'clientes:visualizar');
  }
  return { cliente, vaga, ampla, autor, atende, naoVe, ve };
}
type Cena = Awaited<ReturnType<typeof cena>>;

const escolher = (
  { id, token }: { id: number; token: string },
  tipo: TipoDeAviso,
  body: { groups: number[]; notify_entire_group?: boolean },
) => chamar(token, config.configurar, { params: { userId: id, eventType: tipo.tipo }, body });

/** Tells of something of the client that its author caused, to nobody by itself. */
async function acontecer(
  { cliente, autor }: Pick<Cena, 'cliente' | 'autor'>,
  tipo: TipoDeAviso,
  vezes = 1,
) {
  const trackingKey = `${tipo.tipo}:prova:${proximo()}`;
  for (let i = 0; i < vezes; i += 1) {
    await notificar(plataforma, tipo, {
      usuarioIds: [],
      mensagem: 'Aconteceu.',
      url: null,
      trackingKey,
      ocorrencia: 'uma',
      criadoPor: autor.id,
      visto: { clienteId: cliente.id, permissao: PERMISSAO },
    });
  }
}
const quantas = async (...pessoas: { id: number }[]) =>
  Promise.all(pessoas.map(async ({ id }) => (await recebidas(banco, id)).length));

describe('NO-16, NO-41: the groups that somebody has told of what they cause', () => {
  it('are told whole where they say so: all who see the client, and never who does not', async () => {
    const c = await cena();
    const { status } = await escolher(c.autor, contratoStatus, {
      groups: [c.vaga, c.ampla],
      notify_entire_group: true,
    });
    expect(status).toBe(200);
    await acontecer(c, contratoStatus);
    expect(await quantas(c.atende, c.ve, c.naoVe, c.autor)).toEqual([1, 1, 0, 0]);
  });

  it('are told else in part: who serves the client', async () => {
    const c = await cena();
    await escolher(c.autor, contratoStatus, { groups: [c.vaga, c.ampla] });
    await acontecer(c, contratoStatus);
    expect(await quantas(c.atende, c.ve, c.naoVe)).toEqual([1, 0, 0]);
  });

  it('are told once, however often the job runs and by however many groups somebody is reached', async () => {
    const c = await cena();
    const groups = [c.vaga, c.ampla, c.autor.grupo_id];
    await escolher(c.autor, contratoStatus, { groups, notify_entire_group: true });
    await acontecer(c, contratoStatus, 3);
    expect(await quantas(c.atende, c.ve, c.autor)).toEqual([1, 1, 0]);
  });

  it('are not told of what others cause, nor of another type', async () => {
    const c = await cena();
    await escolher(c.autor, contratoStatus, { groups: [c.ampla], notify_entire_group: true });
    await acontecer({ ...c, autor: await pessoa() }, contratoStatus);
    await acontecer(c, decisorSaiu);
    expect(await quantas(c.ve)).toEqual([0]);
  });

  it('need the permission too', async () => {
    const c = await cena();
    const semPermissao = await pessoa({ grupo_id: c.ampla });
    await conceder(banco, semPermissao.id, 'clientes:visualizar');
    await escolher(c.autor, contratoStatus, { groups: [c.ampla], notify_entire_group: true });
    await acontecer(c, contratoStatus);
    expect(await quantas(semPermissao, c.ve)).toEqual([0, 1]);
  });

  it('are offered where it is known who may read of it, and else told of nothing', async () => {
    const c = await cena();
    const { configurations } = (
      await chamar(c.autor.token, config.configuracoes, { params: { userId: c.autor.id } })
    ).corpo;
    const aceitam = configurations.flatMap(({ event_type, aceita_grupos }) =>
      aceita_grupos ? [event_type] : [],
    );
    expect(aceitam).toEqual(expect.arrayContaining(['contrato_status', 'decisor_saiu']));
    expect(aceitam).not.toContain(agendamentoCriado.tipo);
    expect(aceitam).not.toContain(correcaoProposta.tipo);
    await escolher(c.autor, agendamentoCriado, {
      groups: [c.ampla],
      notify_entire_group: true,
    });
    await acontecer(c, agendamentoCriado);
    expect(await quantas(c.ve)).toEqual([0]);
  });
});

it('NO-17: the groups of a rule are told whatever each person chose, also of what clients cause', async () => {
  const c = await cena();
  const { status } = await chamar(chefe.token, config.gravarRegra, {
    body: { event_type: correcaoProposta.tipo, default_groups: [c.ampla, c.vaga] },
  });
  expect(status).toBe(200);
  await acontecer(c, correcaoProposta);
  expect(await quantas(c.atende, c.ve, c.naoVe, c.autor)).toEqual([1, 1, 0, 0]);
  const { rules } = (await chamar(chefe.token, config.regras)).corpo;
  const aceita = (tipo: string) =>
    rules.find(({ event_type }) => event_type === tipo)?.aceita_grupos;
  expect([correcaoProposta.tipo, agendamentoCriado.tipo].map(aceita)).toEqual([true, false]);
});
