import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import {
  escritorioDoClienteOptions,
  reunioes,
} from '../../features/area-cliente/area-cliente.queries.ts';
import { ListaDeReunioes } from '../../features/area-cliente/components/lista-de-reunioes.tsx';
import { Pendencias } from '../../features/area-cliente/components/pendencias.tsx';
import { QuemAtende } from '../../features/area-cliente/components/quem-atende.tsx';
import { pendenciasOptions } from '../../features/area-cliente/pendencias.queries.ts';
import { naPrimeiraEspera } from '../../lib/primeira-espera.ts';
import { useSessao } from '../../lib/sessao.ts';
import { useAgora } from '../../lib/use-agora.ts';
import { primeiroNome, temCliente } from '../../lib/usuario.ts';
import { ClienteLayout } from '../layouts/cliente-layout.tsx';
import classes from './area-cliente.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** `/area-cliente`: a client company's people and their meetings with the firm (page book §5). */
export default function AreaCliente() {
  const usuario = useSessao((sessao) => sessao.usuario);
  const agora = useAgora();
  // Its parts are as long as what they say, one above the other: they are drawn together.
  const leituras = [
    useInfiniteQuery(reunioes('proximos')),
    useInfiniteQuery(reunioes('anteriores')),
    useQuery(escritorioDoClienteOptions),
    useQuery(pendenciasOptions),
  ];
  return (
    <ClienteLayout>
      <div className={classes.pagina}>
        <TituloDaPagina titulo={`Olá, ${primeiroNome(usuario?.nome)}!`}>
          {temCliente(usuario) && usuario?.cliente_nome}
        </TituloDaPagina>
        {leituras.some(naPrimeiraEspera) ? (
          <EsqueletoDeLista linhas={6} rotulo="Carregando reuniões…" />
        ) : (
          <>
            <Pendencias />
            <ListaDeReunioes
              periodo="proximos"
              titulo="Próximas reuniões"
              vazio="Nenhuma reunião marcada. Quando o escritório marcar uma, ela aparece aqui."
              soADestacada="Nenhuma outra reunião marcada por enquanto."
              agora={agora}
            />
            <QuemAtende />
            <ListaDeReunioes
              periodo="anteriores"
              titulo="Reuniões anteriores"
              vazio="As reuniões que já aconteceram ficam guardadas aqui."
              agora={agora}
              icone={IconHistory}
            />
          </>
        )}
      </div>
    </ClienteLayout>
  );
}
