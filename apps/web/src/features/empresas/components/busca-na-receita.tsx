import type { CadastroNaReceita } from '@dominio/contrato/consultas';
import { NOME_DO_TIPO } from '@dominio/contrato/empresas';
import { mascararCep } from '@dominio/contrato/enderecos-postais';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import frases from '../../../components/ui/frases.module.css';
import { BuscaNaReceita } from '../../../registros/busca-na-receita.tsx';
import { type Campo, ROTULOS, type Valores } from '../empresas.formulario.ts';

/** What the Receita says, as the form holds it. */
const valoresDaReceita = (achado: CadastroNaReceita): Partial<Valores> => ({
  razao_social: achado.razao_social,
  nome_fantasia: achado.nome_fantasia ?? '',
  situacao_cadastral: achado.situacao_cadastral ?? '',
  natureza_juridica: achado.natureza_juridica ?? '',
  cnae_principal: achado.cnae_principal ?? '',
  cnaes_secundarios: achado.cnaes_secundarios,
  data_abertura: achado.data_abertura ?? '',
  capital_social_centavos: achado.capital_social_centavos,
  cep: mascararCep(achado.cep ?? ''),
  logradouro: achado.logradouro ?? '',
  numero: achado.numero ?? '',
  complemento: achado.complemento ?? '',
  bairro: achado.bairro ?? '',
  municipio: achado.municipio ?? '',
  municipio_ibge: achado.municipio_ibge ?? '',
  uf: achado.uf ?? '',
  telefone: telefoneEscrito(achado.telefone ?? ''),
  email: achado.email ?? '',
});

interface Props {
  form: Formulario<Valores>['form'];
  /** Called with the fields that hold something found, to be drawn with the others. */
  aoAchar: (campos: readonly Campo[]) => void;
}

/** Fills a new company's blank fields with what the Receita publishes of its CNPJ, to be looked at. */
export function BuscaDaEmpresa({ form, aoAchar }: Props) {
  const { tipo } = form.values;
  return (
    <BuscaNaReceita
      form={form}
      rotulos={ROTULOS}
      valoresDe={valoresDaReceita}
      aoAchar={(valores) =>
        aoAchar(
          (Object.keys(valores) as Campo[]).filter(
            (campo) => valores[campo] !== '' && valores[campo] !== null,
          ),
        )
      }
      tambem={(achado) =>
        achado.tipo !== null &&
        (achado.tipo === 'filial') !== (tipo === 'filial') && (
          <p className={frases.dica}>
            Na Receita, este CNPJ é de {NOME_DO_TIPO[achado.tipo].toLowerCase()}.
          </p>
        )
      }
    />
  );
}
