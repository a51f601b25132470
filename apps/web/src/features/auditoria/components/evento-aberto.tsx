import type { EventoAberto } from '@dominio/contrato/auditoria';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { escreverEndereco } from '../../../components/endereco/codec.ts';
import { Lido } from '../../../components/ui/lido.tsx';
import { formatarDataHora, formatarNumero } from '../../../lib/formato.ts';
import { Diferencas } from '../../../registros/historico/diferencas.tsx';
import {
  type EstadoDaAuditoria,
  enderecoDoRegistro,
  PARAMETROS,
  SEM_FILTROS,
} from '../auditoria.estado.ts';
import { eventoOptions } from '../auditoria.queries.ts';
import classes from './auditoria.module.css';

/** Link that filters the log by what an entry names. */
function Filtrado({ por, children }: { por: Partial<EstadoDaAuditoria>; children: ReactNode }) {
  const aba = new URLSearchParams({ aba: 'auditoria' });
  const estado = { ...SEM_FILTROS, evento: null, ...por };
  return <Link to={{ search: `?${escreverEndereco(PARAMETROS, estado, aba)}` }}>{children}</Link>;
}

function partesDe(evento: EventoAberto): (readonly [string, ReactNode])[] {
  const { em, autor, como, objeto, cliente, ip, aparelho, request_id, selo } = evento;
  const pagina = objeto && enderecoDoRegistro(objeto);
  const partes: (readonly [string, ReactNode])[] = [
    ['Quando', formatarDataHora(em)],
    [
      'Quem',
      autor ? (
        <Filtrado key="autor" por={{ pessoa: autor.id }}>
          {autor.nome}
        </Filtrado>
      ) : (
        'Ninguém com sessão'
      ),
    ],
  ];
  if (como) partes.push(['Vendo como', como.nome]);
  if (objeto) {
    partes.push([
      'Registro',
      <span key="registro" className={classes.ligacoes}>
        {pagina ? <Link to={pagina}>{objeto.nome}</Link> : objeto.nome}
        <Filtrado por={{ tipo: objeto.tipo, registro: objeto.id }}>Tudo sobre ele</Filtrado>
      </span>,
    ]);
  }
  if (cliente) {
    partes.push([
      'Cliente',
      <Filtrado key="c" por={{ cliente: cliente.id }}>
        {cliente.nome}
      </Filtrado>,
    ]);
  }
  partes.push(['De onde', [ip ?? 'do próprio sistema', aparelho].filter(Boolean).join(' · ')]);
  if (request_id) {
    partes.push([
      'Requisição',
      <Filtrado key="r" por={{ requisicao: request_id }}>
        {request_id}
      </Filtrado>,
    ]);
  }
  partes.push([
    'Selo',
    selo ? (
      <span key="selo" title={selo.hash}>
        nº {formatarNumero(selo.numero)} · {selo.hash.slice(0, 12)}…
      </span>
    ) : (
      'no próximo minuto'
    ),
  ]);
  return partes;
}

/** One entry of the log with all its fields, in the drawer. */
export function EventoNaGaveta({ id }: { id: number }) {
  return (
    <Lido consulta={useQuery(eventoOptions(id))} oQue="o registro">
      {(evento) => (
        <div className={classes.aberto}>
          <p className={classes.frase}>{evento.frase}</p>
          <dl className={classes.partes}>
            {partesDe(evento).map(([rotulo, valor]) => (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
          {evento.diferencas.length > 0 && (
            <section>
              <h3 className={classes.subtitulo}>O que mudou</h3>
              <Diferencas diferencas={evento.diferencas} />
            </section>
          )}
        </div>
      )}
    </Lido>
  );
}
