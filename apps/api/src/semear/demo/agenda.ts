import { dataCivil, diaDaSemana, inicioDaSemana, somarDias } from '@dominio/contrato/datas';
import { diaDeTrabalho } from '../../platform/sementes.ts';
import type { Sorteio } from '../sorteio.ts';
import {
  type ClienteDaAgenda,
  type Compromisso,
  type PessoaDaAgenda,
  seAtende,
} from './compromisso.ts';
import { criarDesfechos } from './desfechos.ts';
import { abrirQuadro, noDia } from './horarios.ts';
import { type ChaveDoModelo, FREQUENCIA, MODELOS } from './modelos.ts';

interface Pedido {
  readonly sorteio: Sorteio;
  readonly agora: Date;
  readonly equipe: readonly PessoaDaAgenda[];
  /** The two people who have three to five appointments today, weekends included. */
  readonly destaques: readonly [PessoaDaAgenda, PessoaDaAgenda];
  /** The client whose people see past and coming meetings in the client area. */
  readonly clienteEmDestaque: ClienteDaAgenda;
}

const POR_DIA = [8, 11] as const;
const DE_CADA_DESTAQUE_HOJE = 4;

const fimDeSemana = (data: string) => [0, 6].includes(diaDaSemana(data));

/** Business days of last, this and next week, and today even if it is none. */
function diasDaDemonstracao(hoje: string): string[] {
  const segunda = somarDias(inicioDaSemana(hoje), -7);
  const dias = Array.from({ length: 21 }, (_, i) => somarDias(segunda, i));
  return dias.filter((dia) => dia === hoje || !fimDeSemana(dia));
}

/** Office hours for questions: their type does not block the agenda, so meetings may overlap. */
const plantao = (data: string, pessoa: PessoaDaAgenda, hoje: string): Compromisso => ({
  tipo: 'plantao',
  titulo: 'Plantão de dúvidas',
  descricao: 'Ramal aberto aos clientes do time.',
  inicio: noDia(data, 14 * 60),
  termino: noDia(data, 16 * 60),
  prioridade: 'BAIXA',
  privado: false,
  local: 'Ramal 200',
  link: null,
  clienteId: null,
  participantes: [pessoa.id],
  criadoEm: noDia(diaDeTrabalho(somarDias(data < hoje ? data : hoje, -3)), 9 * 60),
  status: 'AGENDADO',
  motivo: null,
  remarcado: null,
});

/**
 * Plans three weeks of the firm's agenda around today, in order of creation. Pure: the same seed
 * and instant give the same agenda. Nobody is booked twice, except over a `plantao`.
 */
export function planejarAgenda(pedido: Pedido): Compromisso[] {
  const { sorteio, agora, equipe, destaques, clienteEmDestaque } = pedido;
  const hoje = dataCivil(agora);
  const dias = diasDaDemonstracao(hoje);
  const quadro = abrirQuadro(sorteio);
  const agenda: Compromisso[] = [];

  /** Books the first person with the others when all are free that day; else nothing. */
  function marcar(
    data: string,
    chave: ChaveDoModelo,
    [criador, ...outros]: readonly [PessoaDaAgenda, ...PessoaDaAgenda[]],
    cliente = sorteio.um([null, ...criador.clientes.filter((um) => seAtende(um, data))]),
  ): void {
    const modelo = MODELOS[chave];
    const participantes = [criador.id, ...outros.map(({ id }) => id)] as const;
    const vaga = quadro.tomar(data, sorteio.um(modelo.minutos), participantes);
    if (!vaga) return;
    const local = modelo.locais.length > 0 ? sorteio.um<string>(modelo.locais) : null;
    const video = local === 'Vídeo';
    const doCliente = modelo.comCliente ? cliente : null;
    const titulo = sorteio.um(modelo.titulos);
    const combinadoAte = data < hoje ? data : hoje;
    agenda.push({
      ...vaga,
      tipo: modelo.tipo,
      titulo: doCliente ? `${titulo} – ${doCliente.nome}` : titulo,
      descricao: modelo.descricao,
      prioridade: sorteio.ponderado({ BAIXA: 8, NORMAL: 72, ALTA: 15, URGENTE: 5 }),
      privado: chave === 'pessoal',
      local: video ? null : local,
      link: video ? `https://video.dominio.demo/sala-${sorteio.inteiro(100, 999)}` : null,
      clienteId: doCliente?.id ?? null,
      participantes,
      criadoEm: noDia(
        diaDeTrabalho(somarDias(combinadoAte, -sorteio.inteiro(1, 12))),
        sorteio.inteiro(8 * 60, 18 * 60 - 1),
      ),
      status: 'AGENDADO',
      motivo: null,
      remarcado: null,
    });
  }

  /** Books meetings of a creator with colleagues, from the same team if it has enough. */
  function preencher(data: string, candidatos: readonly PessoaDaAgenda[], quantos: number): void {
    for (let i = 0; i < quantos; i++) {
      const chave = sorteio.ponderado(FREQUENCIA);
      const criador = sorteio.um(candidatos);
      const outros = candidatos.filter(({ id }) => id !== criador.id);
      const doTime = outros.filter(({ time }) => time === criador.time);
      const [minimo, maximo] = MODELOS[chave].pessoas;
      const convidados = sorteio.inteiro(minimo, maximo) - 1;
      const colegas = doTime.length >= convidados ? doTime : outros;
      marcar(data, chave, [criador, ...sorteio.alguns(colegas, convidados)]);
    }
  }

  function preencherHoje(): void {
    const [um, outro] = destaques;
    marcar(hoje, 'reuniao', [um, outro], clienteEmDestaque);
    marcar(hoje, 'interno', [outro, um]);
    for (const pessoa of destaques) {
      for (let marcados = 2; marcados < DE_CADA_DESTAQUE_HOJE; marcados++) {
        marcar(hoje, sorteio.um(['fechamento', 'fiscal'] as const), [pessoa]);
      }
    }
    if (fimDeSemana(hoje)) return;
    const outros = equipe.filter(({ id }) => id !== um.id && id !== outro.id);
    preencher(hoje, outros, sorteio.inteiro(...POR_DIA) - DE_CADA_DESTAQUE_HOJE);
  }

  for (const data of dias) {
    const dia = diaDaSemana(data);
    if (data === hoje) preencherHoje();
    else {
      if (dia === 2) marcar(data, 'reuniao', destaques, clienteEmDestaque);
      if (dia === 4) marcar(data, 'fechamento', [destaques[1]], clienteEmDestaque);
      preencher(data, equipe, sorteio.inteiro(...POR_DIA));
    }
    if (dia !== 3) continue;
    for (const time of new Set(equipe.flatMap((pessoa) => pessoa.time ?? []))) {
      const pessoa = sorteio.um(equipe.filter((candidata) => candidata.time === time));
      agenda.push(plantao(data, pessoa, hoje));
    }
  }

  const proximosDias = dias.filter((dia) => dia > hoje && !fimDeSemana(dia));
  const darDesfecho = criarDesfechos({ sorteio, quadro, hoje, proximosDias });
  // Meetings that ended today are left without an outcome, except the first of the day.
  const primeiroDeHoje = agenda
    .filter(({ inicio, termino }) => dataCivil(inicio) === hoje && termino <= agora)
    .sort((a, b) => a.inicio.getTime() - b.inicio.getTime())[0];
  return agenda
    .map((compromisso): Compromisso => {
      if (compromisso === primeiroDeHoje) return { ...compromisso, status: 'FINALIZADO' };
      if (dataCivil(compromisso.inicio) === hoje) return compromisso;
      if (compromisso.clienteId !== clienteEmDestaque.id) return darDesfecho(compromisso);
      return compromisso.termino > agora ? compromisso : { ...compromisso, status: 'FINALIZADO' };
    })
    .flatMap((compromisso) => [
      compromisso,
      ...(compromisso.remarcado ? [compromisso.remarcado] : []),
    ])
    .sort((a, b) => a.criadoEm.getTime() - b.criadoEm.getTime());
}
