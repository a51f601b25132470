import { useQuery } from '@tanstack/react-query';
import { Secao } from '../../../components/painel/secao.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useLeitura } from '../../../lib/use-recarga.ts';
import { perfilOptions } from '../minha-conta.queries.ts';
import { DadosDoEscritorio } from './dados-do-escritorio.tsx';
import { FormularioDoPerfil } from './formulario-do-perfil.tsx';
import { FotoDaConta } from './foto-da-conta.tsx';
import classes from './minha-conta.module.css';

/** The tab 'Perfil': data that the person may change, and data that the administration changes. */
export default function PerfilDaConta() {
  const consulta = useQuery(perfilOptions());
  const { lido, leituras, recarregar } = useLeitura(consulta);
  return (
    <Lido consulta={{ ...consulta, data: lido && consulta.data }} oQue="o seu perfil">
      {(perfil) => (
        <div className={classes.perfil}>
          <FotoDaConta perfil={perfil} />
          <Secao
            titulo="Dados pessoais"
            descricao="Estes dados são seus: preencha e corrija quando quiser. O telefone aparece para quem vê usuários e para as pessoas dos clientes que você atende; o resto, só para você e para quem edita usuários."
          >
            <FormularioDoPerfil key={leituras} perfil={perfil} aoRecarregar={recarregar} />
          </Secao>
          <DadosDoEscritorio perfil={perfil} />
        </div>
      )}
    </Lido>
  );
}
