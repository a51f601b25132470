import { auditoriaEndpoints as e } from '@dominio/contrato/auditoria';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { vinculosDoUsuarioEndpoints } from '@dominio/contrato/usuarios-vinculos';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import {
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../test/factories/usuarios.ts';

const { banco, entrar, chamar, administrador } = await montarApp();

let daAna: string;
let auditor: Awaited<ReturnType<typeof criarUsuario>>;
let doAuditor: string;
let meu: Awaited<ReturnType<typeof criarCliente>>;

beforeEach(async () => {
  daAna = (await administrador({ nome: 'Ana Souza' })).token;
  auditor = await criarUsuario(banco);
  meu = await criarCliente(banco, { nome: 'Padaria Minha' });
  await vincularCliente(banco, auditor.id, meu.id);
  await conceder(banco, auditor.id, 'auditoria:visualizar', 'usuarios:visualizar');
  doAuditor = await entrar(auditor.id);
});

const historico = async (token: string, id: number) =>
  (await chamar(token, e.historico, { params: { tipo: 'usuario', id }, query: {} })).corpo.eventos;

const ditas = (evento: Awaited<ReturnType<typeof historico>>[number] | undefined) =>
  Object.fromEntries((evento?.diferencas ?? []).map(({ rotulo, depois }) => [rotulo, depois]));

describe('an auditor who sees some of the clients', () => {
  test('reads their names in histories, entries and lists, and only the number of the others', async () => {
    const bruno = await criarUsuario(banco, { nome: 'Bruno Lima' });
    const alheios = [
      await criarCliente(banco, { nome: 'Mercado Alheio' }),
      await criarCliente(banco, { nome: 'Oficina Alheia' }),
    ];
    const params = { id: bruno.id };
    const { corpo } = await chamar(daAna, vinculosDoUsuarioEndpoints.clientes, { params });
    const { status } = await chamar(daAna, vinculosDoUsuarioEndpoints.gravarClientes, {
      params,
      body: {
        cliente_ids: [meu, ...alheios].map(({ id }) => id),
        papeis: [{ cliente_id: alheios[0]?.id ?? 0, papel: 'revisor' }],
        versao: corpo.versao,
      },
    });
    expect(status).toBe(200);
    const [evento] = await historico(doAuditor, bruno.id);
    expect(ditas(evento)).toMatchObject({
      adicionados: 'Padaria Minha e mais 2 fora do seu alcance',
    });
    const aberto = await chamar(doAuditor, e.ler, { params: { id: evento?.id ?? 0 } });
    for (const lido of [evento, aberto.corpo]) {
      expect(JSON.stringify(lido)).not.toMatch(/Alhei/);
    }
    const [inteiro] = await historico(daAna, bruno.id);
    expect(ditas(inteiro)).toMatchObject({
      adicionados: expect.stringMatching(/Mercado Alheio.*Oficina Alheia/),
      papéis: 'papel: Revisor; cliente: Mercado Alheio',
    });
  });

  test('finds no entry by or about people of a client out of reach', async () => {
    const alheia = await criarUsuarioDeCliente(banco, { nome: 'Carla Alheia' });
    const minha = await criarUsuarioDeCliente(banco, { nome: 'Dora Minha', client_id: meu.id });
    for (const { id } of [alheia, minha]) {
      const { status } = await chamar(daAna, cadastroDeUsuariosEndpoints.atualizar, {
        params: { id },
        body: { telefone: '11 97777-0000' },
      });
      expect(status).toBe(200);
      await chamar(await entrar(id), sessoesEndpoints.logout);
    }
    const { corpo } = await chamar(doAuditor, e.listar, { query: { limit: 200 } });
    const frases = corpo.eventos.map(({ frase }) => frase).join('\n');
    expect(frases).toMatch(/Dora Minha saiu/);
    expect(frases).toMatch(/telefone do usuário Dora Minha/);
    expect(frases).not.toMatch(/Carla/);
    expect(corpo.eventos.some(({ objeto }) => objeto?.id === alheia.id)).toBe(false);
  });
});
