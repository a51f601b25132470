import { IconHistory } from '@tabler/icons-react';
import { ListaDeReunioes } from '../../features/area-cliente/components/lista-de-reunioes.tsx';
import { QuemAtende } from '../../features/area-cliente/components/quem-atende.tsx';
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
  return (
    <ClienteLayout>
      <div className={classes.pagina}>
        <TituloDaPagina titulo={`Olá, ${primeiroNome(usuario?.nome)}!`}>
          {temCliente(usuario) && usuario?.cliente_nome}
        </TituloDaPagina>
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
      </div>
    </ClienteLayout>
  );
}
