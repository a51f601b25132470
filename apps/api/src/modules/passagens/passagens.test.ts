import { dataCivil, diaEscrito, somarDias } from '@dominio/contrato/datas';
import { passagensEndpoints as e, type Passagem } from '@dominio/contrato/passagens';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarCorrecao } from '../../../test/factories/correcoes.ts';
import { criarEmpresa } from '../../../test/factories/empresas.ts';
import { conceder, criarGrupo } from '../../../test/factories/grupos.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { cenaDePassagem } from '../../../test/passagens.apoio.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';

const app = await montarApp();
const { banco, chamar, entrar, agora, administrador } = app;
const cena = () => cenaDePassagem(app);
const secao = ({ secoes }: Pick<Passagem, 'secoes'>, qual: string) =>
  secoes.find(({ id }) => id === qual)?.blocos.flatMap(({ tabela }) => tabela?.linhas ?? []);
const emDias = (dias: number) => new Date(agora().getTime() + dias * 86_400_000);

describe('a handover term', () => {
  test('holds what was written, and waits for the two signatures', async () => {
    const { cliente, rafael, camila, gestor, gerar } = await cena();
    const { status, corpo } = await gerar({ pendencias: 'Folha de março.', riscos: '' });
    expect(status).toBe(201);
    expect(corpo).toMatchObject({
      cliente: { id: cliente.id, nome: 'Padaria Aurora' },
      de: { id: rafael.id, nome: 'Rafael Lima' },
      para: { id: camila.id, nome: 'Camila Dias' },
      gerada_por: { id: gestor.id },
      pendencias: 'Folha de março.',
      riscos: null,
      observacoes: null,
      estado: 'pendente',
      de_assinou_em: null,
      para_assinou_em: null,
      acoes: { assinar: false, recusar: false, cancelar: true },
    });
  });

  test('records the agenda, the contracts and the contacts, which then stay as they were', async () => {
    const { cliente, rafael, gestor, tokens, gerar, ler } = await cena();
    const comum = { cliente_id: cliente.id, criado_por: rafael.id, participantes: [gestor.id] };
    await criarAgendamento(banco, { ...comum, titulo: 'Visita', data_hora_inicio: emDias(5) });
    await criarAgendamento(banco, { ...comum, titulo: 'Longe', data_hora_inicio: emDias(90) });
    await criarAgendamento(banco, {
      ...comum,
      titulo: 'Particular',
      privado: true,
      data_hora_inicio: emDias(6),
    });
    const fim = somarDias(dataCivil(agora()), 30);
    await banco
      .update(contratos)
      .set({ status_contrato: 'ATIVO', data_fim: fim })
      .where(eq(contratos.id, cliente.contrato_id));
    const marta = { cliente_id: cliente.id, nome: 'Marta Reis', papeis: ['decisor' as const] };
    await criarContato(banco, { ...marta, telefone: '1133334444' });
    await criarContato(banco, { cliente_id: cliente.id, nome: 'Quem saiu', saiu_em: '2026-01-02' });
    const { corpo } = await gerar();
    expect(secao(corpo, 'agenda')?.map(([, titulo]) => titulo)).toEqual(['Visita']);
    expect(secao(corpo, 'contratos')?.map(([, que]) => que)).toEqual(['Termina']);
    expect(secao(corpo, 'contatos')).toEqual([
      ['Marta Reis', expect.stringMatching(/Decisor/), '1133334444'],
    ]);
    expect(secao(corpo, 'cadastro')?.length).toBeGreaterThan(0);
    await criarContato(banco, { cliente_id: cliente.id, nome: 'Depois' });
    const { corpo: depois } = await ler(tokens.gestor, corpo.id);
    expect(depois.secoes).toEqual(corpo.secoes);
  });

  test('records what the client proposed, marked ends and certificates that end', async () => {
    const { cliente, gestor, camila, gerar } = await cena();
    await conceder(banco, gestor.id, 'clientes:editar', 'contas_bancarias:editar');
    const semContas = await criarGrupo(banco, [
      'clientes:editar',
      'contratos:visualizar',
      'empresas:visualizar',
    ]);
    await banco.update(usuarios).set({ grupo_id: semContas }).where(eq(usuarios.id, camila.id));
    await criarCorrecao(banco, cliente.id);
    const conta = await criarContaBancaria(banco, { cliente_id: cliente.id });
    await criarCorrecao(banco, cliente.id, { alvo: 'encerramento_de_conta', alvo_id: conta.id });
    const hoje = dataCivil(agora());
    await banco
      .update(contratos)
      .set({
        status_contrato: 'ATIVO',
        data_fim: somarDias(hoje, 400),
        renovacao_automatica: true,
        encerra_em: somarDias(hoje, 20),
      })
      .where(eq(contratos.id, cliente.contrato_id));
    const dias = { vencido: -3, perto: 59, longe: 61 };
    for (const [razao_social, em] of Object.entries(dias)) {
      await criarEmpresa(banco, cliente.id, {
        razao_social,
        certificado_tipo: 'a1',
        certificado_ate: somarDias(hoje, em),
      });
    }
    const { corpo } = await gerar();
    expect(secao(corpo, 'correcoes')).toEqual([['Site', '09/03/2026', '']]);
    expect(secao(corpo, 'contratos')?.map(([, que]) => que)).toEqual(['Termina']);
    expect(secao(corpo, 'certificados')).toEqual([
      ['vencido', 'A1', `Venceu em ${diaEscrito(somarDias(hoje, -3))}`],
      ['perto', 'A1', diaEscrito(somarDias(hoje, 59))],
    ]);
  });

  test('tells nobody more than both who has it made and who receives may see', async () => {
    const { gerar, cliente, tokens } = await cena();
    const { token, ...semNada } = await app.pessoa({ grupo_id: await criarGrupo(banco, []) });
    const query = { quem_recebe_id: semNada.id };
    const previa = await chamar(tokens.gestor, e.previa, { params: { id: cliente.id }, query });
    expect(previa.corpo.secoes).toEqual([]);
    const { corpo } = await gerar({ quem_recebe_id: semNada.id });
    const lida = await chamar(token, e.ler, { params: { id: corpo.id } });
    expect(lida.corpo).toMatchObject({ secoes: [], acoes: { assinar: true } });
  });

  test('shows beforehand what it would record', async () => {
    const { cliente, camila, tokens, gerar } = await cena();
    const query = { quem_recebe_id: camila.id };
    const { corpo } = await chamar(tokens.gestor, e.previa, { params: { id: cliente.id }, query });
    expect(corpo.secoes).toEqual((await gerar()).corpo.secoes);
  });

  test('is one at a time for a client', async () => {
    const { gerar, tokens, recusar } = await cena();
    const { corpo } = await gerar();
    expect((await gerar()).status).toBe(409);
    await recusar(tokens.camila, corpo.id);
    expect((await gerar()).status).toBe(201);
  });

  test('made twice at once is made once', async () => {
    const { gerar } = await cena();
    const duas = await Promise.all([gerar(), gerar()]);
    expect(duas.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is listed with those before it, the newest first', async () => {
    const { cliente, tokens, gerar, cancelar } = await cena();
    const { corpo: antiga } = await gerar();
    await cancelar(tokens.gestor, antiga.id);
    const { corpo: nova } = await gerar();
    const { corpo } = await chamar(tokens.rafael, e.listar, { params: { id: cliente.id } });
    expect(corpo.passagens).toMatchObject([
      { id: nova.id, estado: 'pendente' },
      { id: antiga.id, estado: 'cancelada' },
    ]);
  });
});

describe('who may', () => {
  test('make one: not without the right to change who is responsible', async () => {
    const { tokens, gerar } = await cena();
    expect((await gerar({}, tokens.rafael)).status).toBe(403);
  });

  test('make one: not of a client that they do not see', async () => {
    const { gerar } = await cena();
    const outro = await criarUsuario(banco, {
      grupo_id: await criarGrupo(banco, ['contratos:editar', 'painel_cliente:visualizar']),
    });
    expect((await gerar({}, await entrar(outro.id))).status).toBe(404);
  });

  test('hand over: only who is responsible for the client', async () => {
    const { cliente, gerar } = await cena();
    const apoio = await criarUsuario(banco);
    await banco
      .insert(usuarioClientes)
      .values({ usuario_id: apoio.id, cliente_id: cliente.id, papel: 'apoio' });
    const { status, erro } = await gerar({ quem_passa_id: apoio.id });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'quem_passa_id']);
  });

  test.each([
    ['who hands over', async ({ rafael }) => rafael.id],
    ['who left', async () => (await criarUsuario(banco, { situacao: 'desligado' })).id],
    ['nobody', async () => 987_654],
  ] as [string, (cena: Awaited<ReturnType<typeof cenaDePassagem>>) => Promise<number>][])(
    'not receive: %s',
    async (_, quem) => {
      const esta = await cena();
      const { status, erro } = await esta.gerar({ quem_recebe_id: await quem(esta) });
      expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'quem_recebe_id']);
    },
  );

  test('read one: who sees the client and who signs it, and nobody else', async () => {
    const { gerar, ler, tokens, cliente } = await cena();
    const { corpo } = await gerar();
    const estranho = await criarUsuario(banco);
    const { token: doCliente } = await app.pessoa({ grupo_id: 2, client_id: cliente.id });
    expect((await ler(tokens.rafael, corpo.id)).status).toBe(200);
    expect((await ler(tokens.camila, corpo.id)).status).toBe(200);
    expect((await ler(await entrar(estranho.id), corpo.id)).status).toBe(404);
    expect((await ler(doCliente, corpo.id)).status).toBe(404);
    const lista = await chamar(tokens.camila, e.listar, { params: { id: cliente.id } });
    expect(lista.status).toBe(404);
  });

  test('read its agenda: the two, and who had it made, for its titles are for who takes part', async () => {
    const { gerar, ler, tokens, cliente } = await cena();
    const { corpo } = await gerar();
    const colega = await criarUsuario(banco);
    await vincularCliente(banco, colega.id, cliente.id);
    const idsDe = (um: Passagem) => um.secoes.map(({ id }) => id);
    expect(idsDe((await ler(tokens.camila, corpo.id)).corpo)).toContain('agenda');
    const doColega = idsDe((await ler(await entrar(colega.id), corpo.id)).corpo);
    expect(doColega).toEqual(['cadastro', 'pedidos', 'contratos', 'certificados', 'contatos']);
  });

  test('sign or refuse: neither who had it made nor an administrator', async () => {
    const { gerar, assinar, recusar, tokens } = await cena();
    const { corpo } = await gerar();
    const { token: admin } = await administrador();
    for (const token of [tokens.gestor, admin]) {
      expect((await assinar(token, corpo.id)).status).toBe(404);
      expect((await recusar(token, corpo.id)).status).toBe(404);
    }
  });

  test('call it off: not the two who sign', async () => {
    const { gerar, cancelar, tokens } = await cena();
    const { corpo } = await gerar();
    for (const token of [tokens.rafael, tokens.camila]) {
      expect((await cancelar(token, corpo.id)).status).toBe(404);
    }
    expect((await cancelar(tokens.gestor, corpo.id)).corpo.estado).toBe('cancelada');
    const links = await banco
      .select()
      .from(usuarioClientes)
      .where(and(eq(usuarioClientes.cliente_id, corpo.cliente.id)));
    expect(links).toHaveLength(2);
  });
});
