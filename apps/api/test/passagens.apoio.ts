import { passagensEndpoints as e, type NovaPassagem } from '@dominio/contrato/passagens';
import type { montarApp } from './build-app.ts';
import { criarCliente } from './factories/clientes.ts';
import { criarGestor, criarUsuario, vincularCliente } from './factories/usuarios.ts';

type App = Awaited<ReturnType<typeof montarApp>>;

/** A client of Rafael, whom a manager has handed over to Camila, who does not see it yet. */
export async function cenaDePassagem({ banco, chamar, entrar }: App) {
  const cliente = await criarCliente(banco, { nome: 'Padaria Aurora' });
  const gestor = await criarGestor(banco, { nome: 'Helena Barreto' });
  const rafael = await criarUsuario(banco, { nome: 'Rafael Lima' });
  const camila = await criarUsuario(banco, { nome: 'Camila Dias' });
  for (const { id } of [gestor, rafael]) await vincularCliente(banco, id, cliente.id);
  const tokens = {
    gestor: await entrar(gestor.id),
    rafael: await entrar(rafael.id),
    camila: await entrar(camila.id),
  };
  const gerar = (mais: Partial<NovaPassagem> = {}, token = tokens.gestor) =>
    chamar(token, e.gerar, {
      params: { id: cliente.id },
      body: { quem_passa_id: rafael.id, quem_recebe_id: camila.id, ...mais },
    });
  const ler = (token: string, id: number) => chamar(token, e.ler, { params: { id } });
  const assinar = (token: string, id: number, versao?: number) =>
    chamar(token, e.assinar, { params: { id }, body: { ...(versao && { versao }) } });
  const recusar = (token: string, id: number, motivo = 'Falta a folha.') =>
    chamar(token, e.recusar, { params: { id }, body: { motivo } });
  const cancelar = (token: string, id: number) =>
    chamar(token, e.cancelar, { params: { id }, body: {} });
  return { cliente, gestor, rafael, camila, tokens, gerar, ler, assinar, recusar, cancelar };
}
