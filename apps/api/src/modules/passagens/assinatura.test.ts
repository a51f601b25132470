import { linhaDoTempoEndpoints } from '@dominio/contrato/linha-do-tempo';
import { desligamentoEndpoints } from '@dominio/contrato/usuarios-desligamento';
import { and, asc, eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { cenaDePassagem } from '../../../test/passagens.apoio.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { notificacoes } from '../notificacoes/notificacoes.tables.ts';
import { permissaoAlterada } from '../usuarios/acesso/permissao-alterada.aviso.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';

const app = await montarApp({ completa: true });
const { banco, chamar, administrador } = app;
const cena = () => cenaDePassagem(app);

/** Who is linked to a client, and as what. */
const linksDe = async (cliente: number) =>
  Object.fromEntries(
    (
      await banco
        .select({ quem: usuarioClientes.usuario_id, papel: usuarioClientes.papel })
        .from(usuarioClientes)
        .where(eq(usuarioClientes.cliente_id, cliente))
    ).map(({ quem, papel }) => [quem, papel]),
  );
/** What a person was told of terms; that their clients changed is told besides, in no fixed order. */
const avisosDe = async (quem: number) => {
  await adiantarTrabalhos(banco);
  const lidos = await banco
    .select()
    .from(notificacoes)
    .where(
      and(eq(notificacoes.usuario_id, quem), ne(notificacoes.tipo_evento, permissaoAlterada.tipo)),
    )
    .orderBy(asc(notificacoes.id));
  return lidos.map(({ tipo_evento, mensagem, url }) => [tipo_evento, mensagem, url]);
};
const acoesSobre = async (cliente: number) =>
  (
    await banco
      .select({ acao: auditoriaEventos.acao })
      .from(auditoriaEventos)
      .where(
        and(eq(auditoriaEventos.objeto_tipo, 'cliente'), eq(auditoriaEventos.objeto_id, cliente)),
      )
      .orderBy(asc(auditoriaEventos.id))
  ).map(({ acao }) => acao);

describe('signing', () => {
  test('once leaves the client where it was', async () => {
    const { cliente, gestor, rafael, tokens, gerar, assinar } = await cena();
    const { corpo } = await gerar();
    const { status, corpo: assinada } = await assinar(tokens.rafael, corpo.id, corpo.versao);
    expect([status, assinada.estado]).toEqual([200, 'assinada']);
    expect(assinada.de_assinou_em).not.toBeNull();
    expect(assinada.acoes).toEqual({ assinar: false, recusar: false, cancelar: false });
    expect(await linksDe(cliente.id)).toEqual({
      [gestor.id]: 'responsavel',
      [rafael.id]: 'responsavel',
    });
  });

  test('by both passes the client, with the contracts that name who handed over', async () => {
    const { cliente, gestor, rafael, camila, tokens, gerar, assinar } = await cena();
    await banco
      .update(contratos)
      .set({ responsavel_id: rafael.id, status_contrato: 'ATIVO' })
      .where(eq(contratos.id, cliente.contrato_id));
    const { corpo } = await gerar();
    await assinar(tokens.camila, corpo.id);
    const { corpo: fim } = await assinar(tokens.rafael, corpo.id);
    expect(fim).toMatchObject({ estado: 'concluida', encerrada_em: expect.any(String) });
    expect(await linksDe(cliente.id)).toEqual({
      [gestor.id]: 'responsavel',
      [camila.id]: 'responsavel',
    });
    const [contrato] = await banco
      .select()
      .from(contratos)
      .where(eq(contratos.id, cliente.contrato_id));
    expect(contrato?.responsavel_id).toBe(camila.id);
    expect(await acoesSobre(cliente.id)).toEqual([
      'passagem.gerada',
      'passagem.assinada',
      'passagem.assinada',
      'passagem.concluida',
    ]);
    const [trocado] = await banco
      .select()
      .from(auditoriaEventos)
      .where(
        and(
          eq(auditoriaEventos.acao, 'usuario.clientes_alterados'),
          eq(auditoriaEventos.objeto_id, rafael.id),
        ),
      );
    expect(trocado?.antes).toEqual({ removidos: [cliente.id] });
  });

  test('by both is told in the client’s timeline', async () => {
    const { cliente, tokens, gerar, assinar } = await cena();
    const { corpo } = await gerar();
    for (const token of [tokens.rafael, tokens.camila]) await assinar(token, corpo.id);
    const { corpo: tempo } = await chamar(tokens.camila, linhaDoTempoEndpoints.ler, {
      params: { id: cliente.id },
      query: { tipos: 'passagens' },
    });
    expect(tempo.itens).toMatchObject([
      {
        titulo: 'Cliente passado',
        detalhe: 'De Rafael Lima para Camila Dias',
        url: `/passagem?termo=${corpo.id}`,
      },
    ]);
  });

  test('twice, after the end, and in a stale version is refused', async () => {
    const { tokens, gerar, assinar, recusar } = await cena();
    const { corpo } = await gerar();
    expect((await assinar(tokens.rafael, corpo.id, 99)).erro.codigo).toBe('REGISTRO_ALTERADO');
    await assinar(tokens.rafael, corpo.id);
    expect((await assinar(tokens.rafael, corpo.id)).status).toBe(409);
    expect((await recusar(tokens.rafael, corpo.id)).status).toBe(409);
    await recusar(tokens.camila, corpo.id);
    expect((await assinar(tokens.camila, corpo.id)).status).toBe(409);
  });

  test('passes nothing once who handed over is not responsible any more', async () => {
    const { cliente, rafael, tokens, gerar, assinar } = await cena();
    const { corpo } = await gerar();
    await assinar(tokens.rafael, corpo.id);
    await banco.delete(usuarioClientes).where(eq(usuarioClientes.usuario_id, rafael.id));
    const { status, erro } = await assinar(tokens.camila, corpo.id);
    expect([status, erro.detail]).toEqual([
      409,
      'Quem passa não responde mais por este cliente. Cancele o termo e gere outro.',
    ]);
    expect(Object.keys(await linksDe(cliente.id))).toHaveLength(1);
  });

  test('passes nothing once who had it made may not give the client', async () => {
    const { gestor, tokens, gerar, assinar } = await cena();
    const { corpo } = await gerar();
    await assinar(tokens.rafael, corpo.id);
    await banco.delete(usuarioClientes).where(eq(usuarioClientes.usuario_id, gestor.id));
    expect((await assinar(tokens.camila, corpo.id)).status).toBe(409);
  });

  test('passes nothing to somebody who was suspended since they signed', async () => {
    const { cliente, camila, rafael, tokens, gerar, assinar } = await cena();
    const { corpo } = await gerar();
    await assinar(tokens.camila, corpo.id);
    await banco.update(usuarios).set({ situacao: 'suspenso' }).where(eq(usuarios.id, camila.id));
    const { status, erro } = await assinar(tokens.rafael, corpo.id);
    expect([status, erro.detail]).toEqual([
      409,
      'Quem recebe não trabalha mais na equipe. Cancele o termo e gere outro.',
    ]);
    expect(Object.keys(await linksDe(cliente.id))).toContain(`${rafael.id}`);
  });

  test('by both at once passes the client once', async () => {
    const { cliente, camila, rafael, tokens, gerar, assinar } = await cena();
    const { corpo } = await gerar();
    const duas = await Promise.all([
      assinar(tokens.rafael, corpo.id),
      assinar(tokens.camila, corpo.id),
    ]);
    expect(duas.map(({ corpo: um }) => um.estado).sort()).toEqual(['assinada', 'concluida']);
    const links = await linksDe(cliente.id);
    expect([links[camila.id], links[rafael.id]]).toEqual(['responsavel', undefined]);
  });

  test('waits for a change of the person’s links, and goes on after it', async () => {
    const { rafael, tokens, gerar, assinar } = await cena();
    const { corpo } = await gerar();
    await assinar(tokens.camila, corpo.id);
    const { status } = await cruzar(banco, {
      segura: (outra) =>
        outra.query('select 1 from usuarios where id = $1 for no key update', [rafael.id]),
      chamada: () => assinar(tokens.rafael, corpo.id),
      depois: (outra) =>
        outra.query('update usuario_clientes set papel = papel where usuario_id = $1', [rafael.id]),
    });
    expect(status).toBe(200);
  });
});

describe('who is told', () => {
  test('the two who sign that it is there, and all what comes of it', async () => {
    const { gestor, rafael, camila, tokens, gerar, assinar } = await cena();
    const { corpo } = await gerar();
    const url = `/passagem?termo=${corpo.id}`;
    const paraAssinar = [
      'passagem_para_assinar',
      'Padaria Aurora: de Rafael Lima para Camila Dias.',
      url,
    ];
    const mudou = (oQue: string) => ['passagem_mudou', `O termo de Padaria Aurora ${oQue}`, url];
    const umaAssinou = mudou('foi assinado por uma das pessoas.');
    const passou = mudou('foi assinado pelas duas pessoas. O cliente mudou de responsável.');
    await assinar(tokens.rafael, corpo.id);
    expect(await avisosDe(rafael.id)).toEqual([paraAssinar]);
    await assinar(tokens.camila, corpo.id);
    expect(await avisosDe(rafael.id)).toEqual([paraAssinar, passou]);
    expect(await avisosDe(camila.id)).toEqual([paraAssinar, umaAssinou]);
    expect(await avisosDe(gestor.id)).toEqual([umaAssinou, passou]);
  });

  test('of a refusal, whose reason stays in the term', async () => {
    const { rafael, tokens, gerar, recusar, ler } = await cena();
    const { corpo } = await gerar({ pendencias: 'Folha de março.' });
    const { corpo: fim } = await recusar(tokens.camila, corpo.id);
    expect(fim).toMatchObject({ estado: 'recusada', motivo: 'Falta a folha.' });
    // Whom the client did not come to has no more to read of it; whoever sees the client does.
    expect([fim.secoes, fim.pendencias]).toEqual([[], null]);
    expect((await ler(tokens.rafael, corpo.id)).corpo.secoes).not.toEqual([]);
    expect((await avisosDe(rafael.id)).at(-1)?.[1]).toBe('O termo de Padaria Aurora foi recusado.');
  });
});

test('an open term of somebody who leaves is called off, and the others are told', async () => {
  const { camila, rafael, tokens, gerar, ler } = await cena();
  const { corpo } = await gerar();
  const { token: admin } = await administrador();
  const saida = await chamar(admin, desligamentoEndpoints.desligar, {
    params: { id: camila.id },
    body: { transferir_para: rafael.id },
  });
  expect(saida.status).toBe(200);
  const { corpo: fim } = await ler(tokens.rafael, corpo.id);
  expect(fim).toMatchObject({ estado: 'cancelada', motivo: 'Camila Dias saiu do escritório.' });
  expect((await avisosDe(rafael.id)).at(-1)?.[1]).toBe('O termo de Padaria Aurora foi cancelado.');
  const [saiu] = await banco.select().from(usuarios).where(eq(usuarios.id, camila.id));
  expect(saiu?.situacao).toBe('desligado');
});
