import { useQuery } from '@tanstack/react-query';
import { Secao } from '../../../components/painel/secao.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { perfilOptions } from '../minha-conta.queries.ts';
import { DadosDoEscritorio } from './dados-do-escritorio.tsx';
import { FormularioDoPerfil } from './formulario-do-perfil.tsx';
import { FotoDaConta } from './foto-da-conta.tsx';
import classes from './minha-conta.module.css';

/** The tab 'Perfil': what is the person's own, and what the administration keeps. */
export default function PerfilDaConta() {
  const { data: perfil, error, refetch, isFetching } = useQuery(perfilOptions());
  if (!perfil) {
    if (!error) return <EsqueletoDeLista />;
    return (
      <ErroDaRegiao
        oQue="o seu perfil"
        detalhe={mensagemDoErro(error)}
        aoTentar={() => void refetch()}
        tentando={isFetching}
      />
    );
  }
  return (
    <div className={classes.perfil}>
      <FotoDaConta perfil={perfil} />
      <Secao
        titulo="Dados pessoais"
        descricao="Estes dados são seus: preencha e corrija quando quiser. O telefone aparece para quem vê usuários; o resto, só para você e para quem edita usuários."
      >
        <FormularioDoPerfil perfil={perfil} aoRecarregar={async () => (await refetch()).data} />
      </Secao>
      <DadosDoEscritorio perfil={perfil} />
    </div>
  );
}
